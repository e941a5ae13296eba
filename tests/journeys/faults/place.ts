import type { Locator, Page } from '@playwright/test'
import type { FaultName } from '#local/faults/faults.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Numbers of calls with a fault, and with every fault that is not named. */
type Sends = Readonly<Partial<Record<FaultName | 'others', number>>>

/** A place in the console that makes a call. */
export interface Place {
  /** A GraphQL operation or an identity call. */
  readonly call: string
  /** What the person does. */
  readonly name: string
  /** Only calls with these arguments fail. */
  readonly match?: Readonly<Record<string, unknown>>
  /** Opens the page, before the fault is set. */
  readonly open: (page: Page, stack: TestStack) => Promise<unknown>
  /** Makes the call. */
  readonly use: (page: Page, stack: TestStack) => Promise<unknown>
  /** Where the sentence is. The default is an alert or a toast. */
  readonly says?: (page: Page) => Locator
  /** The sentence after an answer that the console does not know. The default is the general one. */
  readonly unknown?: string | RegExp
  /** The sentence after every fault. */
  readonly sentence?: string
  /** Sentences that differ from those of other places. */
  readonly sentences?: Readonly<Partial<Record<FaultName, string>>>
  /** How often the page sends the call with a fault, if not once. */
  readonly sends?: Sends
  /** How often the page sends the call on the way on, if not once. */
  readonly sendsAgain?: Sends
  /** What the person typed or saw, and must still be there. */
  readonly keeps?: (page: Page) => Promise<unknown>
  /** The way on. The default is the first button 'Retry'. */
  readonly again?: (page: Page, stack: TestStack) => Promise<unknown>
  /** What the person sees after the call succeeds. */
  readonly shows: (page: Page) => Locator
  /** Where the answer was lost, the server has made the change, and refuses the repeated call: what the person reads. */
  readonly refused?: (page: Page) => Locator
  /** Faults after which nothing has to be repeated, and what the person sees then. */
  readonly settles?: Readonly<Partial<Record<FaultName, (page: Page) => Locator>>>
}

export const anyProblem = (page: Page): Locator =>
  page.locator('[role=alert], [data-toast=error]').filter({ visible: true })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

let count = 0
/** Details that no other cell uses. */
export const newPerson = () => {
  const digits = String(Date.now() + count++).slice(-7)
  return { name: `Ngozi ${digits}`, email: `ngozi.${digits}@rewoven.com`, phone: `0909${digits}` }
}
