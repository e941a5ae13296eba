import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export interface Certificate {
  readonly cert: string
  readonly key: string
  /** SHA-256 of the public key in base64, by which a browser can be told to trust this certificate alone. */
  readonly fingerprint: string
}

/** A certificate for localhost, made anew for every run and kept nowhere. */
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
