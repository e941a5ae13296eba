import { type RefObject, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { shortcutKeyOf } from '#domain/app/shortcutKey.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout, selectPanels } from '#machines/lists/tableLayout.selectors.ts'
import { focusSidePanel, sidePanel } from '#pages/admin/lists/focus.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'

/**
 * Opens the next or previous row in the panel next to the list. The focus follows the open row.
 * @returns whether the panel shows a row of the list
 */
const moveOpenRow = (step: 1 | -1): boolean => {
  const button = sidePanel()?.querySelector<HTMLElement>(`[data-row-step="${step}"]`)
  if (!button) return false
  const focused = document.activeElement as HTMLElement
  button.click()
  // A pressed button gets the focus.
  button.blur()
  focused.focus()
  return true
}

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

/**
 * The keys in a row while the details are next to the list: arrows open the next or previous row, Enter goes to the
 * details. They are no letters, so they work without single-key shortcuts.
 * @returns whether the key did something
 */
const pressRowKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
  const focused = document.activeElement
  if (shiftKey || !focused?.closest('[data-row]')) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return moveOpenRow(key === 'ArrowDown' ? 1 : -1)
  if (key !== 'Enter' || !focused.matches('[data-row-link][aria-expanded=true]')) return false
  focusSidePanel()
  return true
}

const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/**
 * The keyboard shortcuts of a list: `/` search, F filters, J next row, K previous row, X select, M menu of the row,
 * A actions of the selected rows, G go to a page, `?` help.
 */
export const useListKeys = (
  shell: RefObject<HTMLElement | null>,
  page: ListPageActor,
  tableLayout: ActorRefFrom<typeof tableLayoutMachine> | undefined,
): void => {
  useEffect(() => {
    const toggleFocusedRow = (): void => {
      const id = focusedRow()?.dataset['row']
      if (id !== undefined) page.send({ type: 'row.toggled', id })
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const root = shell.current
      if (!root || !isShortcut(event)) return
      if (pressRowKey(event)) return event.preventDefault()
      if (!tableLayout) return
      const snapshot = tableLayout.getSnapshot()
      const { isColumnsPanelOpen, isHelpOpen } = selectPanels(snapshot)
      if (!selectTableLayout(snapshot).hasShortcuts || isColumnsPanelOpen || isHelpOpen) return
      const part = (selector: string, parent: Element | null = root) => parent?.querySelector<HTMLElement>(selector)
      const handlers: Record<string, () => unknown> = {
        '/': () => part('[data-list-search]')?.focus(),
        f: () => part('[data-filters-button]')?.click(),
        j: () => moveOpenRow(1) || moveFocus(root, 1),
        k: () => moveOpenRow(-1) || moveFocus(root, -1),
        x: toggleFocusedRow,
        m: () => part('[aria-haspopup=menu]', focusedRow())?.click(),
        a: () => part('[data-selection] button')?.focus(),
        g: () => part('[data-page-place]')?.click(),
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
