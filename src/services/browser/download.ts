const types = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
} as const

const isKnown = (extension: string): extension is keyof typeof types => extension in types

/** The bytes of a base64 data URL. */
export const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))

/**
 * Starts a download of a file.
 * @param name ends with `.csv`, `.json`, `.svg` or `.png`
 * @param text the content of the file, or a data URL for png
 */
export const download = (name: string, text: string): void => {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const type = isKnown(extension) ? types[extension] : 'text/plain;charset=utf-8'
  const url = URL.createObjectURL(new Blob([extension === 'png' ? bytesOf(text) : text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
