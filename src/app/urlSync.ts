import * as z from 'zod/mini'
import type { ActorRefFrom } from 'xstate'
import { type BaseLocationHook } from 'wouter'
import { navigate as write, useBrowserLocation } from 'wouter/use-browser-location'
import { pathOf, routeAt, titleOf } from '#domain/addresses.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { CodeOrigin, Navigation, StepBack } from '#machines/emitted.ts'

const handedOver = z.object({ email: z.string(), origin: z.optional(z.enum(['signIn', 'signUp'])) })
const reasons = z.enum(['unauthorized_email'])

/** What the step before put into the history entry: it outlives a reload and stands in no address (§2). */
const handed = (): { email: string | null; origin?: CodeOrigin } => {
  const parsed = handedOver.safeParse(history.state)
  if (!parsed.success) return { email: null }
  const { email, origin } = parsed.data
  return origin ? { email, origin } : { email }
}

/** Why somebody was sent to the sign-up (§2); no other word in an address is read. */
const reasonOf = (search: string): { reason?: 'unauthorized_email' } => {
  const parsed = reasons.safeParse(new URLSearchParams(search).get('reason'))
  return parsed.success ? { reason: parsed.data } : {}
}

/** Opens the address that a chart asks for. */
export const navigate = ({ to, replace, email, origin }: Navigation): void =>
  write(pathOf(to), { replace, state: email === undefined ? null : { email, origin } })

const canStepBack = (): boolean => {
  const known = (window as { navigation?: { canGoBack: boolean } }).navigation
  return known ? known.canGoBack : history.length > 1
}

/** Goes one step back, or to a place where there is none. */
export const stepBack = ({ otherwise }: StepBack): void => {
  if (canStepBack()) history.back()
  else write(pathOf(otherwise), { replace: true })
}

/** How wouter's links write the address: through this file, like everything else. */
export const useAddress: BaseLocationHook = (options) => {
  const [path] = useBrowserLocation({ ssrPath: (options as { ssrPath?: string } | undefined)?.ssrPath ?? '/' })
  return [path, (to: string) => write(to)]
}

/** Tells the app every address that is opened, from now on and the one that is open. */
export const followAddress = (app: ActorRefFrom<typeof appMachine>, product: string): void => {
  let known: string | undefined
  const tell = (event?: Event) => {
    const isWithinPage = event?.type === 'popstate' && location.pathname === known && history.state === null
    if (isWithinPage) return
    known = location.pathname
    const route = routeAt(location.pathname)
    document.title = `${titleOf(route)} · ${product}`
    app.send({ type: 'address.changed', route, ...handed(), ...reasonOf(location.search) })
  }
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, tell)
  tell()
}

