import {
  type ActionFunction,
  assertEvent,
  assign,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'
import type { LeaveRequest, LeaveRequested, RouterMessage } from '#machines/messages.ts'
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

/** The context of a chart that asks the person, or ends a save, before its page is left. */
export interface LeaveContext {
  /** What the person wants to leave the page for. Null if the person stays. */
  leaveRequest: LeaveRequest | null
}

/** The actions of such a chart. */
export const leaveActions = <C extends LeaveContext, E extends EventObject>() => {
  /** Without a request, the router waits for no answer. */
  const answerRouter = (
    messageOf: (request: LeaveRequest) => RouterMessage,
  ): ActionFunction<C, E, E, undefined, never, never, never, never, never> =>
    enqueueActions(({ context: { leaveRequest }, enqueue }) => {
      if (leaveRequest === null) return
      enqueue(sendToSystem('router', messageOf(leaveRequest)))
      enqueue.assign({ leaveRequest: null } as Partial<C>)
    })
  return {
    blockLeave: blockLeave<C, E, undefined, E>(),
    unblockLeave: unblockLeave<C, E, undefined, E>(),
    setLeaveRequest: assign<C, E, undefined, E, never>(({ event }) => {
      const requested = event as LeaveRequested | E
      assertEvent(requested, 'leave.requested')
      return { leaveRequest: requested.request } as Partial<C>
    }),
    clearLeaveRequest: assign<C, E, undefined, E, never>({ leaveRequest: null } as Partial<C>),
    /** The page is left if this chart has unblocked it. */
    repeatLeaveRequest: answerRouter((request) => request),
    cancelLeave: answerRouter(() => ({ type: 'leave.cancelled' })),
  }
}
