import {
  type ActionArgs,
  type ActionFunction,
  type ActorSystem,
  type AnyActorRef,
  emit,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  sendTo,
} from 'xstate'
import type { ToastEffect } from '#machines/effects.ts'
import type { AlertReceived, SystemId, SystemMessages } from '#machines/messages.ts'

/** Takes the messages for a chart that does not run now, and ignores them. Tools list them, and know it by its id. */
const absentActor = (id: SystemId): AnyActorRef =>
  ({ id: `absent:${id}`, _send: () => undefined, getSnapshot: () => ({ status: 'active' }) }) as unknown as AnyActorRef

export type System = Pick<ActorSystem<never>, 'get'>

/** The chart with a system id, or an actor that ignores messages. The only place that calls `system.get`. */
export const systemActor = (system: System, id: SystemId): AnyActorRef =>
  (system.get(id) as AnyActorRef | undefined) ?? absentActor(id)

type Expression<
  Value,
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams,
  TEvent extends EventObject,
> = Value | ((args: ActionArgs<TContext, TExpressionEvent, TEvent>, params: TParams) => Value)

/** An action that sends a message to a chart by its system id. The compiler checks the message. */
export const sendToSystem = <
  Id extends SystemId,
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  id: Id,
  message: Expression<SystemMessages[Id], TContext, TExpressionEvent, TParams, TEvent>,
): ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, never> =>
  sendTo<TContext, TExpressionEvent, TParams, AnyActorRef, TEvent>(
    ({ system }) => systemActor(system, id),
    message as never,
  )

/** An action for a failure that the network can mend: the chart gets `retry.requested` when the network is back. */
export const retryWithNetwork = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>() =>
  sendToSystem<'network', TContext, TExpressionEvent, TParams, TEvent>('network', ({ self }) => ({
    type: 'call.ended',
    caller: self,
    isLost: true,
  }))

/** The text of a toast. */
export type Toast = Omit<ToastEffect, 'type'>

/** An action that shows a toast (§9). */
export const toast = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  expression: Expression<Toast, TContext, TExpressionEvent, TParams, TEvent>,
): ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, ToastEffect> =>
  emit<TContext, TExpressionEvent, TParams, TEvent, ToastEffect>(
    typeof expression === 'function'
      ? (args, params) => ({ type: 'toast', ...expression(args, params) })
      : { type: 'toast', ...expression },
  )

/**
 * An action that adds an entry to the list behind the bell, for what happens without the person: background work that
 * failed, or news. `retry` is the event that makes the chart try again.
 */
export const alert = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  expression: Expression<
    { text: string; retry?: string; tone?: AlertReceived['tone'] },
    TContext,
    TExpressionEvent,
    TParams,
    TEvent
  >,
) =>
  sendToSystem<'alerts', TContext, TExpressionEvent, TParams, TEvent>('alerts', (args, params) => {
    const { text, retry, tone = 'error' } = typeof expression === 'function' ? expression(args, params) : expression
    return {
      type: 'alert.received',
      tone,
      text,
      retry: retry === undefined ? null : { actor: args.self, event: retry },
    }
  })

/** The state after the code of a page could not be loaded, of the app chart and of an area. */
export const pageLoadFailed = {
  description:
    "The page could not be loaded. A notice says so and offers 'Retry'. All other pages can still be opened.",
  meta: { section: '§8' },
  on: { 'retry.requested': 'loadingPage' },
} as const
