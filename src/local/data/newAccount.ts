import { randomUUID } from 'node:crypto'
import type { Account } from '#local/data/accounts.ts'
import { referralCodeOf, sortKey, unknownDetails } from '#local/data/seedUsers.ts'

interface NewAccount {
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phoneNumber: string
  readonly role: string
  readonly partitionType: Account['partitionType']
}

/** Creates the row of a new account. Its referral code is the last ten digits of its phone number (§9). */
export const createAccount = ({ name, email, phoneNumber, role, partitionType }: NewAccount, now: number): Account => {
  const id = `USR-${randomUUID()}`
  const createdAt = new Date(now).toISOString()
  return {
    ...unknownDetails,
    id,
    item: sortKey(createdAt, id),
    partitionType,
    name,
    email: email.trim().toLowerCase(),
    username: email.split('@')[0] ?? null,
    phoneNumber,
    userType: partitionType,
    userStatus: 'ACTIVE',
    referralCode: referralCodeOf(phoneNumber),
    role,
    createdAt,
  }
}
