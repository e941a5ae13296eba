import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#local/data/database.ts'

/** A key pair that signs and verifies tokens. */
interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** Like Cognito, the pool signs its ID tokens and its access tokens with different keys. */
export interface SigningKeys {
  readonly id: SigningKey
  readonly access: SigningKey
}

/** Creates the private key of one purpose. */
export type CreateKey = (purpose: keyof SigningKeys) => Promise<KeyObject>

export const createKey: CreateKey = async () =>
  (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey

/** Reads the key pairs of the database, or creates them at the first start. Sessions survive a restart. */
export const loadSigningKeys = async (database: Database, create: CreateKey = createKey): Promise<SigningKeys> => {
  const load = (purpose: keyof SigningKeys) => loadSigningKey(database, purpose, create)
  const [id, access] = await Promise.all([load('id'), load('access')])
  return { id, access }
}

/** The public halves as a JSON Web Key Set. */
export const toKeySet = (keys: SigningKeys) => ({
  keys: Object.values(keys).map(({ id, publicKey }: SigningKey) => ({
    ...publicKey.export({ format: 'jwk' }),
    kid: id,
    alg: 'RS256',
    use: 'sig',
  })),
})

const loadSigningKey = async (
  database: Database,
  purpose: keyof SigningKeys,
  create: CreateKey,
): Promise<SigningKey> => {
  const sql = 'SELECT id, privateKey FROM signing_keys WHERE purpose = ?'
  const known = database.one<{ id: string; privateKey: string }>(sql, purpose)
  if (known) return toSigningKey(known.id, createPrivateKey(known.privateKey))
  const privateKey = await create(purpose)
  const id = randomBytes(32).toString('base64')
  database.run(
    'INSERT INTO signing_keys (id, purpose, privateKey) VALUES (?, ?, ?)',
    id,
    purpose,
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  return toSigningKey(id, privateKey)
}

const toSigningKey = (id: string, privateKey: KeyObject): SigningKey => ({
  id,
  privateKey,
  publicKey: createPublicKey(privateKey),
})
