import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  type paletteMachine,
  selectIsPaletteLoading,
  selectIsPaletteOpen,
} from '#machines/app/palette/palette.machine.ts'
import css from '#pages/admin/layout/Header.module.css'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The button of the command palette, which looks like a search field on wide screens, and the open palette. */
export function PaletteLauncher({
  actor,
  Palette,
}: {
  actor: ActorRefFrom<typeof paletteMachine>
  Palette: ComponentType<{ actor: ActorRefFrom<typeof paletteMachine> }>
}) {
  const isOpen = useSelector(actor, selectIsPaletteOpen)
  const isLoading = useSelector(actor, selectIsPaletteLoading)
  return (
    <>
      <button
        type="button"
        className={css.find}
        aria-label="Search pages, actions, records"
        title="Ctrl K or ⌘ K"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isLoading || undefined}
        onClick={() => actor.send({ type: 'palette.toggled' })}
      >
        {isLoading ? <Spinner size="small" /> : <SearchIcon />}
        <span className={css.findText}>Search</span>
        <kbd className={css.findKeys}>Ctrl K</kbd>
      </button>
      {isOpen && <Palette actor={actor} />}
    </>
  )
}
