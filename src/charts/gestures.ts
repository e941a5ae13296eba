/** The part of a page that contains an element. */
export interface Place {
  /** What a script calls it: `in the dialog`. */
  readonly words: string
  readonly role: string
  /** Its accessible name. */
  readonly name?: string
  /** A text in it, if nothing else tells it from others. */
  readonly text?: string
  /** How many of its kind come before it. */
  readonly index?: number
}

/** An element that a person uses, by its accessible role and name. */
export interface Target {
  readonly role: string
  readonly name: string
  /** What a script calls it, in the place of its name: `the bell`. The name is then a part of the accessible name. */
  readonly words?: string
  readonly within?: Place
  /** The last one of several. */
  readonly isLast?: true
}

/** A file that a person chooses. */
export interface ChosenFile {
  /** The path of a file of the repository, or the name of a file with the text. */
  readonly path: string
  readonly text?: string
  /** The number of bytes, if only this counts. */
  readonly size?: number
}

/** What a person does, as data. A script prints the sentence, and a browser performs the rest. */
export type Gesture = { readonly sentence: string } & (
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'press' | 'pointTo' | 'leave'; readonly target: Target }
  | { readonly kind: 'fill'; readonly label: string; readonly text: string; readonly within?: Place }
  | { readonly kind: 'choose'; readonly field: string; readonly option: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'back' | 'reload' | 'offline' | 'online' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'resize'; readonly width: number }
  | { readonly kind: 'run'; readonly code: string }
  | { readonly kind: 'chooseFile'; readonly file: ChosenFile }
  | { readonly kind: 'inOtherTab' | 'inOtherWindow' | 'told'; readonly gestures: readonly Gesture[] }
  | { readonly kind: 'own'; readonly name: string; readonly value: string }
)

/** One gesture, or several in their order. */
export type Gestures = Gesture | readonly Gesture[]

/** The gestures in one list. */
export const gesturesOf = (gestures: Gestures = []): readonly Gesture[] => [gestures].flat() as Gesture[]

/** The sentences of gestures as one order: `open …, then press 'Import'`. */
export const orderOf = (gestures: readonly Gesture[]): string =>
  gestures.map(({ sentence }) => sentence).join(', then ')

export const open = (url: string): Gesture => ({ kind: 'open', url, sentence: `open ${url}` })

const nameOf = ({ name, words = `'${name}'`, within }: Target): string => `${words}${within ? ` ${within.words}` : ''}`

const targetOf = (target: Target | string, within?: Place): Target => ({
  ...(typeof target === 'string' ? { role: 'button', name: target } : target),
  ...(within && { within }),
})

/** A person presses an element: a button, if there is only a name. */
export const press = (target: Target | string, within?: Place): Gesture => {
  const found = targetOf(target, within)
  return { kind: 'press', target: found, sentence: `press ${nameOf(found)}` }
}

export const pointTo = (target: Target): Gesture => ({
  kind: 'pointTo',
  target,
  sentence: `move the pointer to ${nameOf(target)}`,
})
export const leave = (target: Target): Gesture => ({
  kind: 'leave',
  target,
  sentence: `move the pointer away from ${nameOf(target)}`,
})

/** An element with words of its own. The name is a part of the accessible name. */
export const called = (words: string, role: string, name = ''): Target => ({ role, name, words })

const named =
  (role: string, word: string) =>
  (name: string): Target => ({ role, name, words: `the ${word} '${name}'` })

export const link = named('link', 'link')
export const tab = named('tab', 'tab')
export const checkbox = named('checkbox', 'checkbox')
export const radio = named('radio', 'option')

/** An entry of the menu that is open. */
export const menuItem = (name: string): Gesture =>
  press({ role: 'menuitem', name, within: { words: 'in the menu', role: 'menu' } })

export const inDialog: Place = { words: 'in the dialog', role: 'dialog' }
export const inFirstRow: Place = { words: 'in the first row', role: 'row' }
export const inNavigation: Place = { words: 'in the navigation', role: 'navigation' }
export const inRegion = (name: string): Place => ({ words: `in '${name}'`, role: 'region', name })

/** A person enters a text in a field, which replaces what it has. */
export const fill = (label: string, text: string): Gesture => ({
  kind: 'fill',
  label,
  text,
  sentence: text === '' ? `clear '${label}'` : `set '${label}' to "${text}"`,
})

export const choose = (option: string, field: string): Gesture => ({
  kind: 'choose',
  field,
  option,
  sentence: `choose '${option}' in '${field}'`,
})

export const key = (name: string): Gesture => ({
  kind: 'key',
  key: name,
  sentence: `press the ${name.includes('+') ? 'keys' : 'key'} ${name}`,
})

export const goBack: Gesture = { kind: 'back', sentence: 'press the Back button of the browser' }
export const reload: Gesture = { kind: 'reload', sentence: 'reload the page' }

const network = "the tab 'Network' of the browser's DevTools (key F12)"
export const goOffline: Gesture = { kind: 'offline', sentence: `choose 'Offline' in ${network}` }
export const goOnline: Gesture = { kind: 'online', sentence: `choose 'No throttling' in ${network}` }

export const wait = (milliseconds: number): Gesture => ({
  kind: 'wait',
  milliseconds,
  sentence: milliseconds > 120_000 ? `wait ${milliseconds / 60_000} minutes` : `wait ${milliseconds / 1_000} seconds`,
})

export const resize = (width: number): Gesture => ({
  kind: 'resize',
  width,
  sentence: `make the window ${width} pixels wide`,
})

export const runInConsole = (code: string): Gesture => ({
  kind: 'run',
  code,
  sentence: `run "${code}" in the console of the DevTools`,
})

export const chooseFile = (words: string, file: ChosenFile): Gesture => ({
  kind: 'chooseFile',
  file,
  sentence: `choose ${words}`,
})

/** What happens in another tab of the window, with the same session and storage. */
export const inOtherTab = (words: string, ...gestures: readonly Gesture[]): Gesture => ({
  kind: 'inOtherTab',
  gestures,
  sentence: `${words} in another tab of this window`,
})

/** What happens in another private window, with a session and a storage of its own. */
export const inOtherWindow = (words: string, ...gestures: readonly Gesture[]): Gesture => ({
  kind: 'inOtherWindow',
  gestures,
  sentence: `${words} in another private window`,
})

/** Several gestures that a person needs no details of. */
export const told = (sentence: string, ...gestures: readonly Gesture[]): Gesture => ({
  kind: 'told',
  gestures,
  sentence,
})

/** What only the program of the project knows how to do, by a name. */
export const own = (name: string, sentence: string, value = ''): Gesture => ({ kind: 'own', name, value, sentence })
