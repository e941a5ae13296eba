import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** A text or a regular expression that can be sent to a page. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

/** A part of a page, as it is sent to the page. */
export interface PartQuery {
  readonly role?: string
  readonly css?: string
  readonly name?: Pattern
  readonly text?: Pattern
  readonly within?: PartQuery
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const fits = (text: string, pattern: Pattern | undefined): boolean =>
  pattern === undefined || new RegExp(pattern.source, pattern.flags).test(plain(text))

const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText : element.textContent)

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
const isPerceivable = (element: Element): boolean => !isInaccessible(element) && element.closest('[inert]') === null

const hasRole = (element: Element, role: string | undefined): boolean =>
  role === undefined || (getRole(element) === role && isPerceivable(element))

/** Finds visible elements. A screen reader perceives those with a role too. */
const find = ({ role, css = '*', name, text, within }: PartQuery): Element[] => {
  const roots: ParentNode[] = within ? find(within) : [document]
  return roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter((element) => isVisible(element) && hasRole(element, role))
    .filter(
      (element) => (name === undefined || fits(computeAccessibleName(element), name)) && fits(textOf(element), text),
    )
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Whether a press at this place is a press of the element. */
const isPartOf = (element: Element, place: Element): boolean =>
  element.contains(place) || place.contains(element) || place.closest('label')?.control === element

let isPressed = true

/** Scrolls to the element and waits until a click would reach it. @throws Error if it is disabled, moves or is covered */
const prepareClick = async (query: PartQuery): Promise<void> => {
  const [element] = find(query)
  if (!element) throw new Error('not found')
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('disabled')
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const box = element.getBoundingClientRect()
  if (before.x !== box.x || before.y !== box.y) throw new Error('moving')
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  if (!top || !isPartOf(element, top)) throw new Error(`covered by ${top?.outerHTML.slice(0, 200)}`)
  isPressed = false
  addEventListener(
    'pointerdown',
    ({ target }) => {
      isPressed = target instanceof Element && isPartOf(element, target)
    },
    { capture: true, once: true },
  )
}

const read = (element: Element) => ({
  text: plain(textOf(element)),
  name: computeAccessibleName(element),
  description: computeAccessibleDescription(element),
  value: 'value' in element ? String(element.value) : '',
  isFocused: document.activeElement === element,
})

/** What `read` of a tab returns. */
export type PartState = ReturnType<typeof read>

Object.assign(globalThis, {
  inPage: {
    find,
    prepareClick,
    /** Whether the last click reached its element. */
    isPressed: () => isPressed,
    readAll: (query: PartQuery) => find(query).map(read),
  },
})
