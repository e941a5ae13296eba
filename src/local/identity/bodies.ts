import * as z from 'zod'
import type { IdentityContext } from '#local/identity/context.ts'
import { IdentityError, invalidParameter } from '#local/identity/identityError.ts'

const filled = z.string().min(1)
const attribute = z.object({ Name: filled, Value: z.string().default('') })

export const attributesSchema = z.array(attribute)
export const clientSchema = z.object({ ClientId: filled })
export const accessSchema = z.object({ AccessToken: filled })

/**
 * Parses the body of a request. Like Cognito, it ignores unknown members.
 * @throws IdentityError InvalidParameterException with the first missing or invalid member
 */
export const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const member = issue?.path.map(String).join('.') ?? ''
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined')
  throw invalidParameter(
    isMissing ? `Missing required parameter ${member}` : `Invalid parameter ${member}: ${issue?.message}`,
  )
}

/** @throws IdentityError ResourceNotFoundException for a client of another pool */
export const checkClient = ({ settings }: IdentityContext, clientId: string): void => {
  if (clientId === settings.VITE_IDENTITY_CLIENT_ID) return
  throw new IdentityError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
}
