import { expect, test } from 'vitest'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { untakenTransitions } from '#tests/paths/browser/untakenTransitions.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

const signIn = pageObjects.find(({ testModel }) => testModel.id === 'auth/signIn') as PageObject

test('a run that took one transition of a chart misses the others that its page object can perform', () => {
  const taken = new Set(['editing: email.submitted (1)', 'editing: email.submitted (2)', '(chart): link.followed'])
  expect(untakenTransitions({ ...signIn, impossible: {} }, taken)).toEqual([
    'findingSession: findSession is done (1)',
    'findingSession: findSession is done (2)',
    'findingSession: findSession fails',
    'submitting: startSignIn is done (1)',
    'submitting: startSignIn is done (2)',
    'submitting: startSignIn is done (3)',
    'submitting: startSignIn is done (4)',
    'submitting: startSignIn fails',
  ])
  const impossible = {
    'outcome startSignIn: the call fails': 'the page sends no request',
    'outcome startSignIn: the account is unknown': 'the page sends no request',
    'outcome findSession: a session is stored': 'another page opens',
    'outcome findSession: the call fails': 'the page sends no request',
  }
  expect(untakenTransitions({ ...signIn, impossible }, taken)).toEqual([
    'findingSession: findSession is done (2)',
    'submitting: startSignIn is done (1)',
    'submitting: startSignIn is done (2)',
    'submitting: startSignIn is done (3)',
    'submitting: startSignIn is done (4)',
  ])
})
