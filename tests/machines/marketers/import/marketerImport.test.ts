import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { problemOf } from '#domain/people/import/marketerImport.ts'
import { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { selectMarketerImport } from '#machines/marketers/import/marketerImport.selectors.ts'
import { marketerSave } from '#machines/marketers/marketerSave.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import { activity, blocked, cancelled, unblocked } from '#tests/machines/marketers/marketerFormSupport.ts'

const marketerOf = (number: number): Marketer =>
  marketerSchema.parse({
    id: `USR-${number}`,
    name: `Ada ${number}`,
    email: `ada${number}@x.co`,
    phoneNumber: `+234803000000${number}`,
  })
const textOf = (...numbers: readonly number[]) =>
  numbers.map((number) => `Ada ${number},ada${number}@x.co,0803000000${number}`).join('\n')

const open = () => {
  const file = deferredActor<string, { file: Blob }>()
  const list = deferredActor<readonly Marketer[]>()
  const { save, read, logic } = deferSave(marketerSave)
  const actor = createActor(
    marketerImportMachine.provide({
      actors: {
        readFile: file.logic,
        readMarketers: list.logic,
        marketerSave: logic,
      },
    }),
  )
  const effects = recordEffects(actor)
  actor.start()
  const send = (
    ...types: readonly (
      | 'import.confirmed'
      | 'pause.requested'
      | 'continue.requested'
      | 'stop.requested'
      | 'retry.requested'
      | 'download.requested'
      | 'dialog.dismissed'
    )[]
  ) => types.forEach((type) => actor.send({ type }))
  return {
    actor,
    effects,
    file,
    list,
    save,
    read,
    send,
    shown: () => selectMarketerImport(actor.getSnapshot()),
    states: () =>
      actor
        .getSnapshot()
        .context.rows.map(({ state }) => state)
        .join(' '),
    problems: () => actor.getSnapshot().context.rows.map(problemOf).join(' '),
    canTryAgain: () => actor.getSnapshot().can({ type: 'retry.requested' }),
    sent: () => save.inputs.map(({ values }) => values.name),
    /** Adds the rows of a text. The server has these marketers. */
    start: async (text: string, marketers: readonly Marketer[] = []) => {
      actor.send({ type: 'text.submitted', text })
      await list.answer(marketers)
      send('import.confirmed')
    },
    /** The save has no answer, and the server does not have the marketer. */
    lose: async () => {
      await save.fail(new Error('Network Error'))
      await read.answer(null)
    },
  }
}

describe('before the start', () => {
  test('a file is read, and its rows are compared with all marketers', async () => {
    const { actor, file, list, shown, states } = open()
    const chosen = new Blob(['x'])
    actor.send({ type: 'file.chosen', file: chosen })
    expect(file.inputs).toEqual([{ file: chosen }])
    await file.answer(textOf(1, 2))
    await list.answer([marketerOf(2)])
    expect([shown().step, states()]).toEqual(['previewing', 'waiting already'])
  })

  test('a file of 1 MB is read', () => {
    const { actor, file, shown } = open()
    actor.send({ type: 'file.chosen', file: new Blob([new Uint8Array(1_048_576)]) })
    expect([file.inputs.length, shown().problem]).toEqual([1, null])
  })

  test('a file that is one byte larger is not read', () => {
    const { actor, file, shown } = open()
    actor.send({ type: 'file.chosen', file: new Blob([new Uint8Array(1_048_577)]) })
    expect([file.inputs, shown().problem]).toEqual([[], 'This is larger than 1 MB. Split it, or paste only the rows.'])
  })

  test('nothing can be added while the marketers cannot be loaded', async () => {
    const { actor, list, send, shown, save } = open()
    actor.send({ type: 'text.submitted', text: textOf(1) })
    await list.fail(new Error('Network Error'))
    send('import.confirmed')
    expect([shown().step, save.inputs]).toEqual(['notCompared', []])
    send('retry.requested')
    await list.answer([])
    expect(shown().step).toBe('previewing')
  })
})

describe('the rows', () => {
  test('are sent one after the other, and the added marketers are the output', async () => {
    const { actor, effects, save, send, sent, start, states } = open()
    await start(textOf(1, 2))
    expect(sent()).toEqual(['Ada 1'])
    await save.answer(marketerOf(1))
    expect(sent()).toEqual(['Ada 1', 'Ada 2'])
    await save.answer(marketerOf(2))
    send('dialog.dismissed')
    expect([states(), actor.getSnapshot().output]).toEqual(['done done', { added: [marketerOf(1), marketerOf(2)] }])
    expect(effects).toEqual([
      blocked(actor),
      activity('marketerAdded', 'USR-1', 'Ada 1'),
      activity('marketerAdded', 'USR-2', 'Ada 2'),
      unblocked,
    ])
  })

  test('a lost answer is no reason to stop if the server has the marketer', async () => {
    const { read, save, sent, start, states } = open()
    await start(textOf(1, 2))
    await save.fail(new Error('Timeout'))
    await read.answer(marketerOf(1))
    expect([states(), sent()]).toEqual(['done waiting', ['Ada 1', 'Ada 2']])
  })

  test('a refused row is named, and the next one is sent', async () => {
    const { problems, read, save, start, states } = open()
    await start(textOf(1, 2))
    await save.fail(new Error('Phone Number already exists'))
    await read.answer(null)
    expect([states(), problems()]).toEqual(['refused waiting', 'This phone number is already in use '])
  })

  test('an unconfirmed row pauses, and is never sent again if the server has it later', async () => {
    const { list, lose, save, send, sent, shown, start, states } = open()
    await start(textOf(1, 2))
    await lose()
    expect([shown().step, states(), sent()]).toEqual(['paused', 'failed waiting', ['Ada 1']])
    send('continue.requested')
    await list.answer([marketerOf(1)])
    await save.answer(marketerOf(2))
    expect([states(), sent()]).toEqual(['done done', ['Ada 1', 'Ada 2']])
  })

  test('an unconfirmed row that the server does not have can be tried again at the end', async () => {
    const { canTryAgain, list, lose, problems, save, send, sent, shown, start, states } = open()
    await start(textOf(1))
    await lose()
    expect([shown().step, canTryAgain(), problems()]).toEqual([
      'finished',
      true,
      'Network error. Please check your internet connection and try again.',
    ])
    send('retry.requested')
    await list.answer([])
    await save.answer(marketerOf(1))
    expect([states(), sent(), canTryAgain()]).toEqual(['done', ['Ada 1', 'Ada 1'], false])
  })

  test('nothing is sent while the marketers cannot be loaded again', async () => {
    const { list, lose, send, sent, shown, start } = open()
    await start(textOf(1, 2))
    await lose()
    send('continue.requested')
    await list.fail(new Error('Network Error'))
    expect([shown().step, sent()]).toEqual(['paused', ['Ada 1']])
  })
})

describe('a row that is corrected', () => {
  const wrong = textOf(1, 2).replace('08030000001', '0803')
  const mend = (text: string) => ({ type: 'row.mended', line: 1, field: 'phone', text }) as const

  test('before the start: it is sent with the others, as the form reads it', async () => {
    const { actor, list, save, send, states } = open()
    actor.send({ type: 'text.submitted', text: wrong })
    await list.answer([])
    actor.send(mend('+234 803 000 0001'))
    send('import.confirmed')
    expect([states(), save.inputs[0]?.values.phone]).toEqual(['waiting waiting', '08030000001'])
  })

  test('that a marketer has then: it is not sent', async () => {
    const { actor, list, problems, states } = open()
    actor.send({ type: 'text.submitted', text: wrong })
    await list.answer([marketerOf(3)])
    actor.send(mend('08030000003'))
    expect([states(), problems()]).toEqual(['already waiting', 'Ada 3 has this phone number '])
  })

  test('after the server refused it: it is sent again', async () => {
    const { actor, canTryAgain, list, read, save, send, start, states } = open()
    await start(textOf(1))
    await save.fail(new Error('Phone Number already exists'))
    await read.answer(null)
    expect(canTryAgain()).toBe(false)
    actor.send(mend('08030000003'))
    send('retry.requested')
    await list.answer([])
    expect([states(), save.inputs.map(({ values }) => values.phone)]).toEqual([
      'waiting',
      ['08030000001', '08030000003'],
    ])
  })
})

describe('a pause', () => {
  test.each(['pause.requested', 'dialog.dismissed'] as const)(
    '%s: the row that was sent gets its result first',
    async (event) => {
      const { canTryAgain, save, send, sent, shown, start, states } = open()
      await start(textOf(1, 2))
      send(event)
      expect([shown().step, shown().isPausing]).toEqual(['adding', true])
      await save.answer(marketerOf(1))
      expect([shown().step, states(), sent()]).toEqual(['paused', 'done waiting', ['Ada 1']])
      send('stop.requested')
      expect([shown().step, canTryAgain()]).toEqual(['finished', true])
    },
  )

  test('follows if another page is opened, and the page stays open', async () => {
    const { actor, effects, save, shown, start } = open()
    await start(textOf(1, 2))
    actor.send({ type: 'leave.requested', request: { type: 'url.requested', url: '/admin/users' } })
    await save.answer(marketerOf(1))
    expect([shown().step, effects.slice(0, 2)]).toEqual(['paused', [blocked(actor), cancelled]])
  })
})

test('the results of all rows can be downloaded', async () => {
  const { effects, lose, send, start } = open()
  await start(textOf(1), [])
  await lose()
  send('download.requested')
  expect(effects.at(-1)).toMatchObject({ type: 'download', name: 'marketers-from-file.csv' })
  expect(effects.at(-1)).toHaveProperty('text', expect.stringContaining('Not added'))
})
