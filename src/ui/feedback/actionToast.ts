import type { Toast, ToastOptions } from 'react-hot-toast/headless'

/** The button of a toast, and what the person does with the toast. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** The pointer or the focus comes. */
  readonly onHold: () => void
  /** The pointer or the focus leaves. */
  readonly onRelease: () => void
  readonly onDismiss: () => void
}

/** The library keeps what it does not know of a toast. */
export type ActionToastOptions = ToastOptions & { readonly action: ToastAction }

export const actionOf = (toast: Toast): ToastAction | undefined => (toast as Toast & Partial<ActionToastOptions>).action
