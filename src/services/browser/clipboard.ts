/** The part of the browser that this service uses. */
export interface ClipboardBrowser {
  readonly navigator: { readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined }
  readonly document: Document
}

/** Copies a text as the key for copying does. The element is off the page, but must not be hidden. */
const copySelected = (document: Document, text: string): boolean => {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // A field outside an open dialog cannot have the focus.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}

/**
 * Copies a text. Browsers in apps refuse the clipboard, and a page without https has none: both still copy a selection.
 * @throws Error if the browser copies neither way
 */
export const copyText = async ({ navigator, document }: ClipboardBrowser, text: string): Promise<void> => {
  const isCopied = await Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(() => false)
  if (!isCopied && !copySelected(document, text)) throw new Error('This browser has no clipboard')
}
