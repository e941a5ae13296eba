import { copyText, type ClipboardBrowser } from '#services/browser/clipboard.ts'

/** The part of the browser that this service uses. */
export interface AppLinkBrowser extends ClipboardBrowser {
  readonly openDocument: (url: string) => void
  readonly replaceDocument: (url: string) => void
}

/** Opens the mobile app and its stores, and copies to the clipboard. */
export const createAppLink = ({ openDocument, replaceDocument, ...browser }: AppLinkBrowser) => ({
  /** Opens a link with the scheme of the app. The browser does not report whether the app exists. */
  openApp: openDocument,
  /** Opens a store that the visitor has chosen. Back returns to this page. */
  openStore: openDocument,
  /** Replaces this page in the history. Otherwise Back would open this page, which redirects again. */
  redirect: replaceDocument,
  copy: (text: string): Promise<void> => copyText(browser, text),
})
