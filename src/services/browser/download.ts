const types = { csv: 'text/csv;charset=utf-8', svg: 'image/svg+xml', png: 'image/png' } as const

const isKnown = (ending: string): ending is keyof typeof types => ending in types

/** The bytes behind a data URL of base64. */
const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))

/**
 * Hands a file over to the person, as a browser does with a download.
 * @param name its ending says what it is: csv, svg or png
 * @param text a picture in pixels comes as a data URL
 */
export const download = (name: string, text: string): void => {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const type = isKnown(ending) ? types[ending] : 'text/plain;charset=utf-8'
  const address = URL.createObjectURL(new Blob([ending === 'png' ? bytesOf(text) : text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
