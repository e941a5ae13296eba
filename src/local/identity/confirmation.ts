import * as z from 'zod'
import { findByEmail, type Account } from '#local/data/accounts.ts'
import { checkClient, clientSchema, parseBody } from '#local/identity/bodies.ts'
import { isConfirmed, sendCode, confirmWithCode } from '#local/identity/codes.ts'
import type { IdentityContext, Target } from '#local/identity/context.ts'
import { IdentityError, invalidParameter, notAuthorized } from '#local/identity/identityError.ts'

const resendSchema = clientSchema.extend({ Username: z.string().min(1) })
const confirmSchema = resendSchema.extend({ ConfirmationCode: z.string().min(1) })

/** ConfirmSignUp: confirms an account and its email with a code of six digits. */
export const confirmSignUp: Target = (context, body) => {
  const { ClientId, Username, ConfirmationCode } = parseBody(confirmSchema, body)
  checkClient(context, ClientId)
  const account = findByEmail(context.database, Username)
  if (!account) throw new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  if (isConfirmed(context, account, 'account'))
    throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
  confirmWithCode(context, account, 'account', ConfirmationCode)
  return {}
}

/** ResendConfirmationCode: sends another code. An unknown email gets the same answer, but no code. */
export const resendConfirmationCode: Target = (context, body) => {
  const { ClientId, Username } = parseBody(resendSchema, body)
  checkClient(context, ClientId)
  const account = findByEmail(context.database, Username)
  if (!account) return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: '***' } }
  if (isConfirmed(context, account, 'account')) throw invalidParameter('User is already confirmed.')
  return { CodeDeliveryDetails: sendCode(context, account, 'account') }
}

/** @throws IdentityError UserNotConfirmedException if the account was never confirmed */
export const checkConfirmed = (context: IdentityContext, account: Account): void => {
  if (isConfirmed(context, account, 'account')) return
  throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.')
}
