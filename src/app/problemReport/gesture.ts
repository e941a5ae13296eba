import type { Gesture } from '#domain/problemReport/problemReport.ts'

/** Not the moves of a pointer, the focus and the scroll position: they change nothing that a report would tell. */
const acts = /^(click|(pointer|mouse)(down|up)|key|input|change|submit|paste|drop|cancel|popstate)/

/** The submitted button, or the control around the target. A document has no `closest`. Only a field has `labels`. */
const controlOf = ({ target, submitter }: Partial<SubmitEvent>) =>
  ((submitter ?? target) as Partial<Element> | null)?.closest?.<Element & Partial<HTMLInputElement>>(
    'a, button, input, select, textarea, summary, [role]',
  )

/**
 * What the person does at this moment: the event whose handlers run, or the promises that they wait for.
 * @returns the control without its value, or the key if it is no letter; undefined if no gesture is handled
 */
export const currentGesture = (): Gesture | undefined => {
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to know it without a listener for each control
  const { event } = window
  if (!event?.isTrusted || !acts.test(event.type)) return undefined
  if (event instanceof KeyboardEvent) return { role: event.key.length > 1 ? event.key : 'key' }
  const control = controlOf(event)
  return {
    role: control?.getAttribute('role') ?? control?.localName ?? event.type,
    name: control?.ariaLabel ?? (control?.labels?.[0] ?? control)?.textContent?.trim(),
  }
}
