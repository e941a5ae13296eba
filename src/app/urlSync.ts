import * as z from 'zod/mini'
import type { ActorRefFrom } from 'xstate'
import { type BaseLocationHook } from 'wouter'
import { navigate as write, useBrowserLocation } from 'wouter/use-browser-location'
import { canStepBack } from '#app/stepBack.ts'
import { pathOf, routeAt, titleOf } from '#domain/addresses.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { Navigation, StepBack } from '#machines/emitted.ts'

const handedOver = z.object({ email: z.string() })

/** The email that the step before put into the history entry: it outlives a reload and stands in no address (§2). */
const handedEmail = (): string | null => {
  const parsed = handedOver.safeParse(history.state)
  return parsed.success ? parsed.data.email : null
}

/** Opens the address that a chart asks for. */
export const navigate = ({ to, replace, email }: Navigation): void => write(pathOf(to), { replace, state: email === undefined ? null : { email } })

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
    app.send({ type: 'address.changed', route, email: handedEmail() })
  }
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, tell)
  tell()
}

