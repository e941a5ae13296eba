/** The content of a file as a data URL. @throws if it cannot be read */
export const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(blob)
  })
