import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export interface Certificate {
  readonly cert: string
  readonly key: string
  /** SHA-256 of the public key in base64. A browser with this value trusts only this certificate. */
  readonly fingerprint: string
}

/** Creates a certificate for localhost. It is not stored. */
export const createCertificate = async (): Promise<Certificate> => {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { cert, key, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
