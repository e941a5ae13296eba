/** The part of the browser that this service uses. */
interface SharingBrowser {
  readonly navigator: {
    readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined
    readonly share?: (data: ShareData) => Promise<void>
  }
}

/** Copies to the clipboard and opens the share sheet of the device. */
export const createSharing = ({ navigator }: SharingBrowser) => ({
  /** @throws Error if the browser has no clipboard, for example on a page without https */
  async copy(text: string): Promise<void> {
    if (!navigator.clipboard) throw new Error('This browser has no clipboard')
    await navigator.clipboard.writeText(text)
  },

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
