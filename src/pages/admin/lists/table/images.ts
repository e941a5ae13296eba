/** The address of a picture by its key, or nothing where there is no key, or no host to ask. */
export const imageAddress = (host: string, key: string | undefined): string | undefined =>
  host && key ? `${host.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}` : undefined
