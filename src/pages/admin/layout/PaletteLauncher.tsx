import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paletteMachine } from '#machines/app/palette.machine.ts'
import { selectIsPaletteLoading, selectIsPaletteOpen } from '#machines/app/palette.selectors.ts'
import css from '#pages/admin/layout/Header.module.css'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The button of the command palette, and the open palette. */
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
      <IconButton
        className={css.palette ?? ''}
        label="Find pages and actions"
        title="Ctrl K or ⌘ K"
        aria-keyshortcuts="Control+K Meta+K"
        icon={isLoading ? <Spinner size="small" /> : <SearchIcon />}
        aria-busy={isLoading || undefined}
        onClick={() => actor.send({ type: 'palette.toggled' })}
      />
      {isOpen && <Palette actor={actor} />}
    </>
  )
}
