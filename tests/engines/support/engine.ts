/** The keys that journeys press. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Home' | 'End'
/** A key together with Control. */
export type ControlKey = `Control+${'a' | 'x' | 'c' | 'v' | 'k'}`

/** What a journey needs of a browser tab. Code is JavaScript: an expression, which can be a promise. */
export interface EngineTab {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly evaluate: <T>(code: string) => Promise<T>
  /** Clicks the element that the code returns, with the pointer. */
  readonly click: (code: string) => Promise<void>
  readonly chooseFile: (code: string, path: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: KeyName | ControlKey) => Promise<void>
  readonly bringToFront: () => Promise<void>
  /** Sets the size of the page, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** A PNG file of what is visible. */
  readonly takePicture: () => Promise<Uint8Array>
}

/** The state of one person's browser: its tabs share cookies and storage, and nobody else has them. */
export interface EngineVisit {
  readonly openTab: () => Promise<EngineTab>
  /** Errors and warnings in the console of the browser. */
  readonly consoleProblems: string[]
  /** The folder in which the browser saves files. */
  readonly downloads: string
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly startVisit: () => Promise<EngineVisit>
  readonly close: () => Promise<void>
}

export const engineNames = ['firefox', 'webkit', 'chromium'] as const
export type EngineName = (typeof engineNames)[number]
