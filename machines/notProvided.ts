import { type AnyStateMachine, type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * An actor that a chart names and the composition root provides.
 * Until then it rejects with its name, so that a forgotten one is seen at once.
 */
export const notProvided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided`)))

/** The same for an actor that only tells the chart what it hears. */
export const noSubscription = (name: string) =>
  fromCallback<EventObject>(() => {
    throw new Error(`The actor ${name} is not provided`)
  })

/** The same for a whole chart, whose code is fetched later than that of the chart that names it. */
export const machineNotProvided = <Chart extends AnyStateMachine>(name: string): Chart =>
  notProvided(name) as unknown as Chart
