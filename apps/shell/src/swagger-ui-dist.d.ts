// The package brings no types; what of it is used here.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, ReactNode } from 'react'

  interface System {
    /** The library's own React. */
    React: typeof import('react')
    getComponent: (name: string, isContainer?: boolean) => ComponentType
    specSelectors: { loadingStatus: () => string | undefined }
  }
  export type Plugin = (system: System) => {
    components: Record<string, (system: System) => ReactNode>
    wrapComponents: Record<string, () => () => null>
  }
  interface Configuration {
    domNode: HTMLElement | null
    url: string | undefined
    layout: string
    plugins: Plugin[]
    supportedSubmitMethods: string[]
    queryConfigEnabled: boolean
    deepLinking: boolean
    docExpansion: 'full' | 'list' | 'none'
    operationsSorter: 'alpha'
    syntaxHighlight: false
  }
  export default function show(configuration: Configuration): void
}
