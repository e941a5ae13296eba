/** What of a browser this service uses. */
interface SharingBrowser {
  readonly navigator: {
    readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined
    readonly share?: (data: ShareData) => Promise<void>
  }
}

/** Hands something over to the rest of the person's device: the clipboard, the system's share sheet. */
export const createSharing = ({ navigator }: SharingBrowser) => ({
  /** @throws Error where the browser copies nothing, as on a page without https */
  async copy(text: string): Promise<void> {
    if (!navigator.clipboard) throw new Error('This browser has no clipboard')
    await navigator.clipboard.writeText(text)
  },

  canShare: (): boolean => typeof navigator.share === 'function',

  /** Opens the share sheet; settled when it is closed, whether or not something was shared. @throws where it does not open */
  async share(data: ShareData): Promise<void> {
    try {
      await navigator.share?.(data)
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
    }
  },
})
