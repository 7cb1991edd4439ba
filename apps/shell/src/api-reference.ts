// The script of the API reference: shows the calls below the page's own text, which the core writes. It brings none of the app.
import SwaggerUi, { type Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import './api-reference.css'

/** Renders the operations only, once the document has loaded. The page has its own heading, and calls cannot be tried out. */
const callsOnly: Plugin = ({ React }) => ({
  components: {
    CallsOnly: ({ getComponent, specSelectors }) =>
      specSelectors.loadingStatus() === 'success'
        ? React.createElement(
            'div',
            { className: 'swagger-ui' },
            React.createElement(getComponent('SvgAssets')),
            React.createElement(getComponent('operations', true)),
          )
        : null,
  },
  wrapComponents: { authorizeOperationBtn: () => () => null },
})

const root = document.getElementById('reference')
SwaggerUi({
  domNode: root,
  url: root?.dataset['document'],
  layout: 'CallsOnly',
  plugins: [callsOnly],
  // Calls are documented here and made by programs: a button would make them with the reader's session.
  supportedSubmitMethods: [],
  queryConfigEnabled: false,
  deepLinking: true,
  operationsSorter: 'alpha',
  docExpansion: 'none',
  // The library would colour examples by attributes, for a light page only.
  syntaxHighlight: false,
})
