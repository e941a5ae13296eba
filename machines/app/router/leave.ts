import type { EventObject, MachineContext, ParameterizedObject } from 'xstate'
import { sendToSystem } from '#machines/system.ts'

type Params = ParameterizedObject['params'] | undefined

/** An action: from now on, the router asks this chart before the page is left, and the browser before it is closed. */
export const blockLeave = <
  C extends MachineContext,
  X extends EventObject,
  P extends Params,
  E extends EventObject,
>() => sendToSystem<'router', C, X, P, E>('router', ({ self }) => ({ type: 'leave.blocked', blocker: self }))

/** An action: the page may be left. */
export const unblockLeave = <
  C extends MachineContext,
  X extends EventObject,
  P extends Params,
  E extends EventObject,
>() => sendToSystem<'router', C, X, P, E>('router', { type: 'leave.unblocked' })

/** An action: the person stays on the page that the router has asked about. */
export const cancelLeave = <
  C extends MachineContext,
  X extends EventObject,
  P extends Params,
  E extends EventObject,
>() => sendToSystem<'router', C, X, P, E>('router', { type: 'leave.cancelled' })
