import { type RefObject, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { selectionMachine } from '#machines/lists/selection.machine.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout, selectPanels } from '#machines/lists/tableLayout.selectors.ts'

const links = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-row-link]')]

/** Puts the focus on the next or previous row, or on the first. */
const move = (place: HTMLElement, by: 1 | -1): void => {
  const all = links(place)
  const at = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = at < 0 ? all[0] : all[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox])') ||
    target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null)

/** The keys of a list: `/` searches, J and K move, X chooses, `?` explains. Enter is the link's own. */
export const useListKeys = (
  place: RefObject<HTMLElement | null>,
  look: ActorRefFrom<typeof tableLayoutMachine> | undefined,
  selection: ActorRefFrom<typeof selectionMachine> | undefined,
): void => {
  useEffect(() => {
    const heed = (event: KeyboardEvent): void => {
      const root = place.current
      if (
        !root ||
        !look ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      const snapshot = look.getSnapshot()
      const panels = selectPanels(snapshot)
      if (!selectTableLayout(snapshot).hasShortcuts || panels.isChoosing || panels.isExplaining) return
      const deeds: Record<string, () => void> = {
        '/': () => root.querySelector<HTMLElement>('[data-list-search]')?.focus(),
        j: () => move(root, 1),
        k: () => move(root, -1),
        x: () => {
          const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
          if (id !== undefined) selection?.send({ type: 'row.toggled', id })
        },
        '?': () => look.send({ type: 'help.opened' }),
      }
      const deed = deeds[event.key.toLowerCase()]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', heed)
    return () => document.removeEventListener('keydown', heed)
  }, [place, look, selection])
}
