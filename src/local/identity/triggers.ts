import { createCreateAuthChallenge } from '#triggers/createAuthChallenge.mjs'
import { createDefineAuthChallenge } from '#triggers/defineAuthChallenge.mjs'
import { createPreSignUp } from '#triggers/preSignUp.mjs'
import { createVerifyAuthChallenge } from '#triggers/verifyAuthChallenge.mjs'
import { findByPhone } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { IdentityError } from '#local/identity/identityError.ts'

/** The triggers of the pool. They are the functions of production (src/triggers) with the stack's services. */
const triggersOf = (context: IdentityContext) => {
  const { database, settings, outbox, limits, now } = context
  const records = createRecords(context)
  return {
    PreSignUp: createPreSignUp({
      adminDomain: settings.VITE_ADMIN_DOMAIN,
      isPhoneInUse: async (phoneNumber) => findByPhone(database, phoneNumber) !== undefined,
    }),
    DefineAuthChallenge: createDefineAuthChallenge({ records, limits, now }),
    CreateAuthChallenge: createCreateAuthChallenge({
      records,
      limits,
      now,
      sendEmail: async (email, code) => outbox.send(email, code),
    }),
    VerifyAuthChallengeResponse: createVerifyAuthChallenge({ records, limits, now }),
  }
}

interface TriggerCall {
  readonly userName: string
  readonly source: string
  readonly request: object
}

/**
 * Runs a trigger like Cognito: with an event, whose `response` is the answer.
 * @returns the response of the trigger
 * @throws IdentityError UserLambdaValidationException with the text of the error that the trigger throws
 */
export const runTrigger = async (
  context: IdentityContext,
  name: keyof ReturnType<typeof triggersOf>,
  { userName, source, request }: TriggerCall,
) => {
  const event = {
    version: '1',
    triggerSource: source,
    region: context.settings.VITE_IDENTITY_POOL_ID.split('_')[0],
    userPoolId: context.settings.VITE_IDENTITY_POOL_ID,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: context.settings.VITE_IDENTITY_CLIENT_ID },
    request,
    response: {},
  }
  try {
    return (await triggersOf(context)[name](event)).response
  } catch (error) {
    throw new IdentityError('UserLambdaValidationException', `${name} failed with error ${(error as Error).message}.`)
  }
}

const createRecords = ({ database }: IdentityContext) => ({
  read: async (userName: string) => {
    const sql = 'SELECT record, version FROM code_records WHERE userName = ?'
    const row = database.one<{ record: string; version: number }>(sql, userName)
    return row ? { record: JSON.parse(row.record), version: row.version } : { record: {}, version: 0 }
  },
  write: async (userName: string, record: object, version: number) =>
    database.transaction(() => {
      const sql = 'SELECT version FROM code_records WHERE userName = ?'
      const stored = database.one<{ version: number }>(sql, userName)?.version ?? 0
      if (stored !== version) return false
      const insert = 'INSERT OR REPLACE INTO code_records (userName, record, version) VALUES (?, ?, ?)'
      database.run(insert, userName, JSON.stringify(record), version + 1)
      return true
    }),
})
