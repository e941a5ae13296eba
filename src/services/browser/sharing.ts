import { copyText, type ClipboardBrowser } from '#services/browser/clipboard.ts'

/** The part of the browser that this service uses. */
interface SharingBrowser extends ClipboardBrowser {
  readonly navigator: ClipboardBrowser['navigator'] & {
    readonly share?: (data: ShareData) => Promise<void>
  }
}

/** Copies to the clipboard and opens the share sheet of the device. */
export const createSharing = ({ navigator, document }: SharingBrowser) => ({
  copy: (text: string): Promise<void> => copyText({ navigator, document }, text),

  canShare: (): boolean => typeof navigator.share === 'function',

  /** Opens the share sheet. Resolves when it closes, shared or not. @throws if it does not open */
  async share(data: ShareData): Promise<void> {
    try {
      await navigator.share?.(data)
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
    }
  },
})
