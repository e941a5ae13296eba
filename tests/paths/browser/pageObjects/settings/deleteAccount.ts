import type { Request } from '@playwright/test'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { answerIdentityCall, isIdentityCall, rejectIdentityCall } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { attributesCall, openLoadedSettings } from '#tests/paths/browser/pageObjects/settings/support.ts'

export const deleteAccountPageObject = pageObject({
  machine: deleteAccountMachine,
  actorId: 'deleteAccount',
  endsAtOnce: ['clearBrowser'],
  requestKinds: {
    attributes: attributesCall,
    deleteAccount: (request: Request) => (request.postData() ?? '').includes('deleteAdminUser'),
    deleteIdentity: isIdentityCall('DeleteUser'),
  },
  open: openLoadedSettings,
  calls: {
    deleteAccount: {
      kind: 'deleteAccount',
      outcomes: {
        'it is deleted': async ({ heldCall }) =>
          heldCall('deleteAccount').fulfill({
            json: { data: { deleteAdminUser: { status: 200, message: 'User deleted successfully', error: null } } },
          }),
        'the call fails': async ({ heldCall }) =>
          heldCall('deleteAccount').fulfill({
            json: { data: { deleteAdminUser: { status: 404, message: null, error: 'Permission denied' } } },
          }),
      },
    },
    deleteIdentity: {
      kind: 'deleteIdentity',
      outcomes: {
        'it is deleted': answerIdentityCall('deleteIdentity', {}),
        'the call fails': rejectIdentityCall('deleteIdentity'),
      },
    },
  },
  impossible: {
    'event delete.confirmed: with another word': 'the form shows the rule and sends nothing',
    'start of a marketer': 'a journey deletes the account of a marketer',
    'start of an admin without an email': 'a token without an email does not open the settings page',
  },
})
