import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import {
  type paletteMachine,
  selectIsPaletteLoading,
  selectIsPaletteOpen,
} from '#machines/app/palette/palette.machine.ts'
import css from '#pages/admin/layout/Header.module.css'
import { lazy } from '#lazy/lazy.ts'
import { classes } from '#ui/classes.ts'
import { lazyPart } from '#ui/feedback/lazyPart.ts'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

const PaletteDialog = lazyPart(lazy(() => import('#pages/admin/palette/PaletteDialog.tsx'), 'PaletteDialog'))

/** The button of the command palette, which looks like a search field on wide screens, and the open palette. */
export function PaletteLauncher({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  const isOpen = useSelector(actor, selectIsPaletteOpen)
  const isLoading = useSelector(actor, selectIsPaletteLoading)
  return (
    <>
      <button
        type="button"
        className={classes('row muted', css.find)}
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
      {isOpen && <PaletteDialog actor={actor} />}
    </>
  )
}
