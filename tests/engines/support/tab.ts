import { expect } from '@playwright/test'
import type { ControlKey, EngineTab, KeyName } from '#tests/engines/support/engine.ts'
import type { PartState } from '#tests/engines/support/inPage.ts'
import { describePart, type Part, toQuery } from '#tests/engines/support/parts.ts'

const waitMs = 30_000
const intervals = [50, 100, 200]

/** Repeats until nothing is thrown: a page changes while it is read. */
const untilHeld = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ timeout: waitMs, intervals })

/** What a person does in a tab. Each step waits until it is possible. */
export class Tab {
  private readonly engine: EngineTab
  private readonly origin: string
  private readonly inPageScript: string

  constructor(engine: EngineTab, origin: string, inPageScript: string) {
    this.engine = engine
    this.origin = origin
    this.inPageScript = inPageScript
  }

  /** @param path of a page of the stack, or a whole URL */
  open(path: string): Promise<void> {
    return this.engine.open(new URL(path, this.origin).href)
  }

  reload(): Promise<void> {
    return this.engine.reload()
  }

  back(): Promise<void> {
    return this.engine.back()
  }

  press(key: KeyName | ControlKey): Promise<void> {
    return this.engine.press(key)
  }

  bringToFront(): Promise<void> {
    return this.engine.bringToFront()
  }

  resize(width: number, height: number): Promise<void> {
    return this.engine.resize(width, height)
  }

  takePicture(): Promise<Uint8Array> {
    return this.engine.takePicture()
  }

  /** Runs a function in the page. It sees its argument and the globals of the page, and no imports. */
  run<T, A>(code: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
    return this.engine.evaluate<T>(`(${code.toString()})(${JSON.stringify(argument)})`)
  }

  private inPage(call: string): string {
    return `(() => { if (!globalThis.inPage) { ${this.inPageScript} } return ${call} })()`
  }

  private firstOf(part: Part): string {
    return this.inPage(`globalThis.inPage.find(${JSON.stringify(toQuery(part))})[0]`)
  }

  /** The parts that are visible now. */
  readAll(part: Part): Promise<PartState[]> {
    return this.engine.evaluate(this.inPage(`globalThis.inPage.readAll(${JSON.stringify(toQuery(part))})`))
  }

  /** Waits until a check of the visible parts holds. */
  check(part: Part, hold: (found: readonly PartState[]) => void): Promise<void> {
    return untilHeld(async () => hold(await this.readAll(part)))
  }

  sees(part: Part): Promise<void> {
    return this.check(part, (found) => expect(found.length, describePart(part)).toBeGreaterThan(0))
  }

  seesNo(part: Part): Promise<void> {
    return this.check(part, (found) => expect(found, describePart(part)).toEqual([]))
  }

  hasValue(part: Part, value: string): Promise<void> {
    return this.check(part, (found) => expect(found[0]?.value, describePart(part)).toBe(value))
  }

  hasFocus(part: Part): Promise<void> {
    return this.check(part, (found) => expect(found[0]?.isFocused, `${describePart(part)} has the focus`).toBe(true))
  }

  isAt(path: string | RegExp): Promise<void> {
    return untilHeld(async () => {
      const now = await this.engine.evaluate<string>('location.pathname + location.search')
      if (typeof path === 'string') expect(now).toBe(path)
      else expect(now).toMatch(path)
    })
  }

  click(part: Part): Promise<void> {
    return untilHeld(async () => {
      await this.engine
        .evaluate(this.inPage(`globalThis.inPage.prepareClick(${JSON.stringify(toQuery(part))})`))
        .catch((error: unknown) => {
          throw new Error(`${describePart(part)} cannot be clicked: ${String(error)}`)
        })
      await this.engine.click(this.firstOf(part))
      // The page of a link that was followed is gone.
      const isPressed = await this.engine.evaluate<boolean>('globalThis.inPage?.isPressed() ?? true').catch(() => true)
      if (!isPressed) throw new Error(`the click missed ${describePart(part)}: it moved, or was covered`)
    })
  }

  /** Clicks a field and types. */
  async type(part: Part, text: string): Promise<void> {
    await this.click(part)
    await this.engine.type(text)
  }

  /** Replaces the text of a field. */
  async retype(part: Part, text: string): Promise<void> {
    await this.click(part)
    await this.engine.press('Control+a')
    await this.engine.type(text)
    await this.hasValue(part, text)
  }

  /** Puts a file into a field. The field itself may be hidden behind a button. */
  chooseFile(css: string, path: string): Promise<void> {
    return this.engine.chooseFile(`document.querySelector(${JSON.stringify(css)})`, path)
  }
}
