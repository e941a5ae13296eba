import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromPromise, SimulatedClock } from 'xstate'
import { isTruncated, type ListEnd } from '#domain/lists/loadProgress.ts'
import type { ActorOutcome, TestModel } from '#charts/testModel.ts'
import { loaderTestModel } from '#machines/lists/loader.testModel.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

type Answer = Readonly<Record<string, unknown>>

/** The answer of a call for a batch, if more batches follow. */
const partialBatch = (outcomes: readonly ActorOutcome[]): Answer | undefined =>
  outcomes
    .map((outcome) => ('output' in outcome ? (outcome.output as Answer | null | undefined) : undefined))
    .find((output): output is Answer => typeof output === 'object' && output !== null && Boolean(output['cursor']))

const hasBatches = ({ calls }: TestModel): boolean =>
  Object.values(calls).some(({ outcomes }) => partialBatch(outcomes) !== undefined)

const withoutRows = (batch: Answer): Answer =>
  Object.fromEntries(Object.entries(batch).map(([name, value]) => [name, Array.isArray(value) ? [] : value]))

/** Servers without an end, by the answer to the call with this number. */
const servers: Readonly<Record<string, (batch: Answer, number: number) => Answer>> = {
  'empty batches with new cursors': (batch, number) => ({ ...withoutRows(batch), cursor: { id: `${number}` } }),
  'the same rows with new cursors': (batch, number) => ({ ...batch, cursor: { id: `${number}` } }),
  'the same batch': (batch) => batch,
}

const settle = async (actor: AnyActorRef, calls: () => number) => {
  for (let quiet = 0, before = calls(); quiet < 20; quiet += 1) {
    await Promise.resolve()
    if (calls() !== before) quiet = 0
    before = calls()
  }
  return actor.getSnapshot() as { context: { end?: ListEnd | null; list?: { end: ListEnd | null } } }
}

const callLimit = 1_000

/** Starts a chart against a server, and sends its events in every case and in several orders. */
const visit = async (testModel: TestModel, server: (typeof servers)[string]) => {
  let calls = 0
  const answers = fromPromise(async ({ self }) => {
    const { outcomes } = { ...loaderTestModel.calls, ...testModel.calls }[self.id] ?? { outcomes: [] }
    const batch = partialBatch(outcomes)
    const [first] = outcomes
    if (!batch) return first && 'output' in first ? first.output : undefined
    calls += 1
    return calls > callLimit ? new Promise(() => undefined) : server(batch, calls)
  })
  const loader = rowsLoader.provide({ actors: { fetchBatch: answers, rereadBatch: answers } as never })
  const actors = Object.fromEntries(
    Object.keys(testModel.machine.implementations.actors).map((src) => [src, src === 'loader' ? loader : answers]),
  )
  const clock = new SimulatedClock()
  const actor = createActor(testModel.machine.provide({ actors }), { input: testModel.inputs[0]?.input, clock }).start()
  const events = Object.entries(testModel.events).flatMap(([type, { cases }]) =>
    cases === 'internal' || type === 'rows.reported' ? [] : cases.map(({ payload }) => ({ type, ...payload })),
  )
  const rounds = [events, events.toReversed()].flatMap((order) =>
    order.flatMap((_, first) => [...order.slice(first), ...order.slice(0, first)]),
  )
  const steps = []
  for (const event of [null, ...rounds]) {
    const before = calls
    if (event) actor.send(event)
    clock.increment(400)
    const snapshot = await settle(actor, () => calls)
    const { end } = snapshot.context.list ?? { end: snapshot.context.end ?? null }
    const canGoOn = events.some(({ type }) => type.endsWith('.requested') && actor.getSnapshot().can({ type }))
    steps.push({ event: event?.type ?? 'start', calls: calls - before, isStuck: isTruncated({ end }) && !canGoOn })
  }
  actor.stop()
  return steps
}

const charts = allTestModels.filter((testModel) => hasBatches(testModel) || testModel.id === 'lists/pagedList')

test('the charts that follow cursors are found', () =>
  expect(charts.map(({ id }) => id)).toEqual(expect.arrayContaining(['lists/pagedList', 'lists/loader'])))

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
  test.each(Object.entries(servers))('stops at a server that sends %s, and has a way on', async (_name, server) => {
    const steps = await visit(chart, server)
    expect(steps.filter(({ calls }) => calls > 0)).not.toEqual([])
    expect(steps.filter(({ calls, isStuck }) => isStuck || calls > 11)).toEqual([])
  })
})
