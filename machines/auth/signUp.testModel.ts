import { adminDomainRule } from '#domain/emailTexts.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { brand } from '#machines/testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const signUpTestModel = defineTestModel({
  id: 'auth/signUp',
  machine: signUpMachine,
  inputs: [
    { name: 'the page is opened', input: { brand, reason: null } },
    { name: 'an email off the domain has led here', input: { brand, reason: 'unauthorized_email' } },
  ],
  states: {
    editing: {
      given: 'the sign-up page',
      seen: 'the three fields can be filled in',
      visible: [
        { role: 'textbox', name: 'Full Name' },
        { role: 'button', name: 'Continue' },
      ],
    },
    readingPhone: {
      given: 'the phone number being read',
      seen: "'Continue' shows that it is at work",
      visible: [{ role: 'button', name: 'Continue', isBusy: true }],
    },
    clearing: {
      given: 'an earlier session being ended',
      seen: "'Continue' still shows that it is at work",
      visible: [{ role: 'button', name: 'Continue', isBusy: true }],
    },
    registering: {
      given: 'the account being made',
      seen: "'Continue' still shows that it is at work",
      visible: [{ role: 'button', name: 'Continue', isBusy: true }],
    },
    sendingCode: {
      given: 'a code being asked for',
      seen: "'Continue' still shows that it is at work",
      visible: [{ role: 'button', name: 'Continue', isBusy: true }],
    },
    sent: {
      given: 'a code on its way',
      seen: 'the code page opens',
      visible: [{ role: 'heading', name: 'Enter your code' }],
    },
  },
  events: {
    'details.submitted': {
      when: 'the person submits the form',
      cases: [
        {
          name: 'all that is asked for',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' } },
        },
        {
          name: 'a phone number that does not exist',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '00000000000' } },
        },
        {
          name: 'an email off the domain',
          payload: { details: { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' } },
        },
      ],
    },
    'validation.failed': {
      when: 'the person submits a form that cannot be taken',
      cases: [{ name: 'an email off the domain', payload: { text: adminDomainRule(brand) } }],
    },
    'details.changed': { when: 'the person changes a field', cases: noPayload },
  },
  calls: {
    readPhone: {
      name: 'the reading of the phone number',
      outcomes: [done('the number exists', '+2348031234567'), done('there is no such number', null), fails],
    },
    clearSession: { name: 'the end of the earlier session', outcomes: [done('the session is ended'), fails] },
    register: {
      name: 'the sign-up',
      outcomes: [
        done('the account is made', 'registered'),
        done('a further step is asked for', 'unfinished'),
        { name: 'the email is taken', error: new Error('User already exists') },
        {
          name: 'the phone number is taken',
          error: new Error('PreSignUp failed with error Phone Number already exists.'),
        },
        fails,
      ],
    },
    sendCode: {
      name: 'the sign-in that sends the code',
      outcomes: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
    },
  },
  facts: {
    phone: () => null,
    isRegistered: () => null,
    problem: (where) =>
      where === 'none'
        ? 'no reason stands in the form'
        : where === 'form'
          ? 'the reason stands above the button'
          : `the reason stands beside the ${String(where)} field`,
  },
  keyOf: ({ context: { details, problem, registered } }) => ({
    phone: details.phone,
    problem: problem ? (problem.field ?? 'form') : 'none',
    isRegistered: registered !== null,
  }),
})
