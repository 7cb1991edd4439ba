type ScimType = 'uniqueness' | 'invalidFilter' | 'invalidSyntax' | 'invalidValue' | 'invalidPath' | 'mutability'

/** An error in the form of RFC 7644 3.12. It is read by programs, so it is in English only. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }

  /** Returns the body of the response. */
  body() {
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(this.status),
      ...(this.scimType ? { scimType: this.scimType } : {}),
      detail: this.message,
    }
  }
}
