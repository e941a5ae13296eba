import { type AnyActorLogic, fromCallback } from 'xstate'

/** An actor that reports one day, such as `2026-11-23`, for charts that subscribe to the day. */
export const dayActor = (today: string) =>
  fromCallback(({ sendBack }) => sendBack({ type: 'day.changed', today })) as AnyActorLogic as never
