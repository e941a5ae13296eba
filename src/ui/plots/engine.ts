import { LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

interface TrustedTypes {
  readonly createPolicy: (name: 'default', rules: { readonly createHTML: (markup: string) => string | null }) => unknown
}

/** echarts assigns an empty text to `innerHTML`, which the content policy forbids. This allows only the empty text. */
const allowEmptyMarkup = (): void => {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }
  try {
    trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) })
  } catch {
    // A page has one default policy. That of another script decides what echarts may assign.
  }
}

allowEmptyMarkup()
register([LineChart, PieChart, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer])

/** The parts of echarts that the plots use. */
export const echarts = { init, dispose, getInstanceByDom }
