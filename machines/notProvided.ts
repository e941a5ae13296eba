import {
  type ActorLogic,
  type ActorSystem,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * A promise actor without an implementation. `src/app/actors` provides it.
 * It rejects with its name, so that a missing implementation is obvious.
 */
export const notProvided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided`)))

/** One of several charts that start alike. */
// oxlint-disable-next-line typescript/no-explicit-any -- the events of a chart are invariant
export type ChartLogic<Input> = ActorLogic<AnyMachineSnapshot, any, Input, ActorSystem<any>, any>

/** A chart whose code loads on demand. `src/app/actors` provides it. */
export const chartOnDemand = <Chart extends AnyActorLogic>(name: string): Chart =>
  notProvided<void>(name) as unknown as Chart

const throwNotProvided = (name: string) => () => {
  throw new Error(`The actor ${name} is not provided`)
}

/** A callback actor without an implementation: a subscription that sends events to its chart. */
export const noSubscription = (name: string) => fromCallback<EventObject>(throwNotProvided(name))

/** A subscription without an implementation that depends on an input. */
export const noSubscriptionTo = <Input extends NonReducibleUnknown>(name: string) =>
  fromCallback<EventObject, Input>(throwNotProvided(name))

/** A callback actor without an implementation, which receives messages of its chart. */
export const noReceiver = <Message extends EventObject>(name: string) => fromCallback<Message>(throwNotProvided(name))

/** A callback actor without an implementation that takes commands. */
export const noCommands = <Command extends EventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromCallback<Command, Input>(throwNotProvided(name))
