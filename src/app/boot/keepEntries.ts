import { replayPress } from '#app/boot/replayPress.ts'
import { enterText } from '#ui/controls/enterText.ts'

const fieldsIn = (parent: ParentNode) => [...parent.querySelectorAll<HTMLInputElement>('form[method=dialog] input')]

/** The form or the link of the new markup that replaces one of the old markup. */
const successorOf = (old: HTMLElement, root: HTMLElement): HTMLElement | null =>
  old instanceof HTMLFormElement
    ? root.querySelector('form[method=dialog]')
    : root.querySelector(`a[href="${old.getAttribute('href')}"]`)

/**
 * Remembers the fields of a prerendered page. React replaces them if an extension has changed the markup around them.
 * @returns gives the new fields what the person entered and the focus, and repeats a press that was recorded
 */
export const keepEntries = (root: HTMLElement): (() => void) => {
  const fields = fieldsIn(root)
  const focused = document.activeElement
  return () => {
    const lost = fields.splice(0).filter((field) => !field.isConnected)
    const recorded = window as { pendingPress?: HTMLElement | null }
    const press = recorded.pendingPress
    // A text that is entered runs the effects of React, which repeat the press: too early for the next field.
    if (press && !press.isConnected) recorded.pendingPress = null
    for (const old of lost) {
      const field = fieldsIn(root).find(({ name }) => name !== '' && name === old.name)
      if (field && old.value !== '') enterText(field, old.value)
      if (old === focused) field?.focus()
    }
    if (!press || press.isConnected) return
    const isReplayed = !('pendingPress' in recorded)
    recorded.pendingPress = successorOf(press, root)
    if (isReplayed) replayPress()
  }
}
