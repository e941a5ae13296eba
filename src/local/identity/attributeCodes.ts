import * as z from 'zod'
import { accessSchema, parseBody } from '#local/identity/bodies.ts'
import { sendCode, confirmWithCode } from '#local/identity/codes.ts'
import type { Target } from '#local/identity/context.ts'
import { invalidParameter } from '#local/identity/identityError.ts'
import { authenticate } from '#local/identity/authenticate.ts'

const sendSchema = accessSchema.extend({ AttributeName: z.string().min(1) })
const verifySchema = sendSchema.extend({ Code: z.string().min(1) })

const checkAttribute = (name: string): void => {
  if (name !== 'email') throw invalidParameter(`Attribute ${name} is not verifiable.`)
}

/** GetUserAttributeVerificationCode: sends a code to the email of the signed-in account (§7). */
export const getUserAttributeVerificationCode: Target = async (context, body) => {
  const { AccessToken, AttributeName } = parseBody(sendSchema, body)
  const account = await authenticate(context, AccessToken)
  checkAttribute(AttributeName)
  return { CodeDeliveryDetails: sendCode(context, account, 'email') }
}

/** VerifyUserAttribute: checks the code. */
export const verifyUserAttribute: Target = async (context, body) => {
  const { AccessToken, AttributeName, Code } = parseBody(verifySchema, body)
  const account = await authenticate(context, AccessToken)
  checkAttribute(AttributeName)
  confirmWithCode(context, account, 'email', Code)
  return {}
}
