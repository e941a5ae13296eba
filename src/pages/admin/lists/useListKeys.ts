import { type RefObject, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { shortcutKeyOf } from '#domain/app/shortcutKey.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout, selectPanels } from '#machines/lists/tableLayout.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/** Focuses the next or previous row. If no row has the focus, it focuses the first one. */
const moveFocus = (root: HTMLElement, step: 1 | -1): void => {
  const links = [...root.querySelectorAll<HTMLElement>('[data-row-link]')]
  const focused = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = focused < 0 ? links[0] : links[focused + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const usesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox])') ||
    target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null)

const isShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !usesKeysItself(event.target)

/** The keyboard shortcuts of a list: `/` search, J next row, K previous row, X select, `?` help. */
export const useListKeys = (
  shell: RefObject<HTMLElement | null>,
  page: ListPageActor,
  tableLayout: ActorRefFrom<typeof tableLayoutMachine> | undefined,
): void => {
  useEffect(() => {
    const toggleFocusedRow = (): void => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
      if (id !== undefined) page.send({ type: 'row.toggled', id })
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const root = shell.current
      if (!root || !tableLayout || !isShortcut(event)) return
      const snapshot = tableLayout.getSnapshot()
      const { isColumnsPanelOpen, isHelpOpen } = selectPanels(snapshot)
      if (!selectTableLayout(snapshot).hasShortcuts || isColumnsPanelOpen || isHelpOpen) return
      const handlers: Record<string, () => void> = {
        '/': () => root.querySelector<HTMLElement>('[data-list-search]')?.focus(),
        j: () => moveFocus(root, 1),
        k: () => moveFocus(root, -1),
        x: toggleFocusedRow,
        '?': () => tableLayout.send({ type: 'help.opened' }),
      }
      const handler = handlers[shortcutKeyOf(event)]
      if (!handler) return
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shell, page, tableLayout])
}
