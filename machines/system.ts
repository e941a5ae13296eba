import {
  type ActionArgs,
  type ActionFunction,
  type ActorSystem,
  type AnyActorRef,
  enqueueActions,
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

/** The text of a toast. The bell offers `retry`, the event that makes the chart try again. */
export type Toast = Omit<ToastEffect, 'type'> & { retry?: string }

const toAlert = (self: AnyActorRef, tone: AlertReceived['tone'], text: string, retry?: string): AlertReceived => ({
  type: 'alert.received',
  tone,
  text,
  retry: retry === undefined ? null : { actor: self, event: retry },
})

/** Tools read `effect` and `event` of the action, as they read `event` of an `emit` action. */
const asToastAction = <Action extends object>(action: Action, expression: unknown): Action =>
  Object.assign(action, {
    effect: 'toast',
    event: typeof expression === 'function' ? expression : { type: 'toast', ...(expression as Toast) },
  })

/** An action that shows a toast (§9). The bell also lists a toast of tone `error` or `blank`. */
export const toast = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  expression: Expression<Toast, TContext, TExpressionEvent, TParams, TEvent>,
): ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, ToastEffect> =>
  asToastAction(
    enqueueActions<TContext, TExpressionEvent, TParams, TEvent, never, never, never, never, ToastEffect>(
      ({ enqueue, ...args }, params) => {
        const toastOf = typeof expression === 'function' ? expression(args as never, params) : expression
        const { retry, ...shown } = toastOf
        enqueue.emit({ type: 'toast', ...shown })
        if (shown.tone === 'success') return
        enqueue.sendTo(systemActor(args.system, 'alerts'), toAlert(args.self, shown.tone, shown.text, retry))
      },
    ),
    expression,
  )

/** An action that adds an error to the list behind the bell, without a toast. */
export const alert = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  expression: Expression<{ text: string; retry?: string }, TContext, TExpressionEvent, TParams, TEvent>,
) =>
  sendToSystem<'alerts', TContext, TExpressionEvent, TParams, TEvent>('alerts', (args, params) => {
    const { text, retry } = typeof expression === 'function' ? expression(args, params) : expression
    return toAlert(args.self, 'error', text, retry)
  })
