import { describe, expect, test } from 'vitest'
import { findJourney, stepNames } from '#charts/journeys/findJourney.ts'
import {
  eventually,
  type Journey,
  JourneyNotFound,
  mustPass,
  never,
  type Requirement,
} from '#charts/journeys/journey.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { formats } from '#charts/paths/scripts/scriptFormats.ts'
import { noPayload, type TestModel } from '#charts/testModel.ts'
import { order } from '#tests/charts/samples/shop.ts'

const stepsOf = (journey: Partial<Journey>): string[] => stepNames(findJourney({ ...order, ...journey }))

describe('a journey through the charts of another project', () => {
  test('goes through an invoked and a spawned chart, and the charts send their messages themselves', () => {
    expect(stepsOf({})).toEqual([
      'shop event order.placed',
      'checkout event card.entered',
      'checkout outcome pay: with a result',
      'delay 500',
      'courier event door.opened',
    ])
  })

  test('takes another way if the sequence requires it', () => {
    expect(stepsOf({ sequence: [mustPass('checkout', 'paying: pay fails'), ...order.sequence] })).toEqual([
      'shop event order.placed',
      'checkout event card.entered',
      'checkout outcome pay: with an error',
      'checkout event card.entered',
      'checkout outcome pay: with a result',
      'delay 500',
      'courier event door.opened',
    ])
  })

  test('needs a step of its own for each requirement of a chart', () => {
    const failure = mustPass('checkout', 'outcome pay: with an error')
    const steps = stepsOf({ sequence: [failure, failure, ...order.sequence] })
    expect(steps.filter((step) => step.startsWith('checkout outcome'))).toEqual([
      'checkout outcome pay: with an error',
      'checkout outcome pay: with an error',
      'checkout outcome pay: with a result',
    ])
  })

  test('does not pass what is forbidden, and says how far it came', () => {
    const find = () => stepsOf({ sequence: [...order.sequence, never('courier', 'event door.opened')] })
    expect(find).toThrow(JourneyNotFound)
    expect(find).toThrow(
      '"A customer orders" was not found in 6 configurations. Last met: must pass courier "driving". ' +
        'Open: eventually shop "delivered". The chart is in "sending". Running: shop, courier.',
    )
  })

  test('cannot require and forbid the same', () => {
    const find = (kind: typeof mustPass) => () =>
      stepsOf({ sequence: [kind('checkout', 'paid'), never('courier', 'driving'), never('checkout', 'paid')] })
    expect(find(mustPass)).toThrow(
      '"A customer orders" contradicts itself: must pass checkout "paid", but never checkout "paid".',
    )
    expect(find(eventually)).toThrow('eventually checkout "paid", but never')
  })

  test('cannot require what no chart has', () => {
    const errorOf = (requirement: Requirement) => () => stepsOf({ sequence: [requirement] })
    expect(errorOf(mustPass('courier', 'drivin'))).toThrow(
      'No chart can meet: must pass courier "drivin". Near states of courier: "driving", "waiting"',
    )
    expect(errorOf(mustPass('courier', 'event door.open'))).toThrow('Near inputs of courier: "event door.opened"')
    expect(errorOf(mustPass('checkout', 'paying: pay is don'))).toThrow(
      'Near transitions of checkout: "paying: pay is done"',
    )
    expect(errorOf(never('curier', 'driving'))).toThrow('There is no chart "curier". Near: courier, ')
  })

  test('stops at a limit', () => {
    expect(() => findJourney(order, 2)).toThrow('Open: must pass checkout "paid". The chart does not run.')
  })

  test('is a script', () => {
    expect(formats.markdown.format([journeyScripts([findJourney(order)])])).toContain(
      [
        '1. When order placed. Then the chart is in filling.',
        '   - Order placed.',
        '2. When card entered. Then the chart is in driving.',
        '   - Card entered.',
      ].join('\n'),
    )
  })

  test('needs no key in a test model', () => {
    const [{ keyOf: _, ...courier }] = order.testModels as readonly [TestModel]
    expect(stepsOf({ testModels: [courier as TestModel] })).toEqual(stepsOf({}))
  })

  test('says what a person cannot do, because a test model with instructions has none for it', () => {
    const [courier] = order.testModels as readonly [TestModel]
    const events = { 'door.opened': { when: 'the customer goes to the door', cases: noPayload } }
    const scriptOf = (testModel: Partial<TestModel>): string => {
      const found = findJourney({ ...order, testModels: [{ ...courier, events, ...testModel }] })
      return formats.markdown.format([journeyScripts([found])])
    }
    const when = 'When the customer goes to the door. Then the chart is in done.'
    expect(scriptOf({})).toContain(`${when}\n   - Go to the door.`)
    const cannot = 'A person cannot do this step. From here on, only the automatic test follows the script.'
    expect(scriptOf({ manual: { starts: {}, inputs: {} } })).toContain(`${when}\n   - ${cannot}`)
    expect(scriptOf({ notByHand: 'nobody is at home' })).toContain(`${when}\n   - ${cannot}`)
  })
})
