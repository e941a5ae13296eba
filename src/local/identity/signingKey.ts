import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#local/data/database.ts'

/** The key pair that signs and verifies tokens. */
export interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** Reads the key pair of the database, or creates it at the first start. Sessions survive a restart. */
export const loadSigningKey = async (database: Database): Promise<SigningKey> => {
  const known = database.one<{ id: string; privateKey: string }>('SELECT id, privateKey FROM signing_keys')
  if (known) return toSigningKey(known.id, createPrivateKey(known.privateKey))
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const id = randomUUID()
  database.run(
    'INSERT INTO signing_keys (id, privateKey) VALUES (?, ?)',
    id,
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  return toSigningKey(id, privateKey)
}

/** The public half as a JSON Web Key Set. */
export const toKeySet = ({ id, publicKey }: SigningKey) => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' }],
})

const toSigningKey = (id: string, privateKey: KeyObject): SigningKey => ({
  id,
  privateKey,
  publicKey: createPublicKey(privateKey),
})
