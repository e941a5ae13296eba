/** The address of a picture by its key, or nothing where there is no key. */
export const imageAddress = (host: string, key: string | undefined): string | undefined =>
  key ? `${host.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}` : undefined
