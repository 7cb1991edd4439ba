// Written by `npm run api:client` from the contract. Do not edit.
export interface paths {
    "/api/whitelabel/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of this tenant with credits, plan and videos, newest first unless sorted otherwise.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the role of many people, or disables or enables them. Returns who was changed, and who was skipped for which reason.
         * @description For: partner-admin. API keys: people:write.
         */
        patch: operations["patch-api-whitelabel-users"];
        trace?: never;
    };
    "/api/whitelabel/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person of this tenant with their figures.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-id"];
        put?: never;
        post?: never;
        /**
         * Deletes the account of a person of this tenant permanently. Only owners can delete owners, and nobody themselves.
         * @description For: partner-admin. API keys: people:write.
         */
        delete: operations["delete-api-whitelabel-users-id"];
        options?: never;
        head?: never;
        /**
         * Changes a person’s role, or disables or enables their account. Their sessions end at once.
         * @description For: partner-admin. API keys: people:write.
         */
        patch: operations["patch-api-whitelabel-users-id"];
        trace?: never;
    };
    "/api/whitelabel/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that nobody has accepted yet, newest first.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-invitations"];
        put?: never;
        /**
         * Sends an invitation with a role by email. It replaces an earlier one to the same address.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an invitation. Its link stops working at once.
         * @description For: partner-admin. API keys: people:write.
         */
        delete: operations["delete-api-whitelabel-invitations-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The imports of the last 30 days, newest first.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-import"];
        put?: never;
        /**
         * Takes a CSV file of at most 20 MB and 10000 people and says what its columns seem to hold.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An example table with all supported columns.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-import-template-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of an import.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-import-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dry run: who would be invited, and which rows would be rejected, each with its reason.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-import-id-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts inviting the people of the plan that was checked last. One import of a site runs at a time.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-import-id-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an import. Invitations that were sent stay valid.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-import-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The processed rows with their results, in the order of the file.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-import-id-rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/import/{id}/rows.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rejected rows as a CSV file, each with its reason, to correct and import again.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-import-id-rows-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an upload: a recording (500 MB), a voice-over (200 MB), or a picture, PDF or PPTX (100 MB).
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-uploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of an upload and the result of its check.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-uploads-id"];
        put?: never;
        post?: never;
        /**
         * Deletes an upload and its files.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-uploads-id"];
        options?: never;
        head?: never;
        /**
         * Adds the next piece, of at most 8 MB, at `offset`. After the last one the file is checked.
         * @description For: customer. API keys: videos:write.
         */
        patch: operations["patch-api-uploads-id"];
        trace?: never;
    };
    "/api/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures a public web page as an upload of the kind `content`: its title, description and preview picture.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-capture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change of the person’s credits, newest first, with the balance after it; `format=csv` returns all of them.
         * @description For: customer. API keys: figures:read.
         */
        get: operations["get-api-credits-ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s balance by bucket, the credits used in this period, and those that expire within 30 days.
         * @description For: customer. API keys: figures:read.
         */
        get: operations["get-api-credits-usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tax that is included in the prices of this tenant; null where none is shown.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-tax"];
        /**
         * Changes the tax on orders and invoices from now on. Prices stay, since they include it.
         * @description For: partner-admin. API keys: site:write.
         */
        put: operations["put-api-whitelabel-tax"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credits of a person with their grants, and how much the plan lets the team grant this month.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-id-credits"];
        put?: never;
        /**
         * Grants a person credits, with a reason that they read. Idempotent by `id`.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-id-credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grants many people the same credits with the same reason, all or none. Idempotent by each `id`.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-users-credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The voices that can be chosen, all or those of a language: the person's favourites first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-voices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices/{voice}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sentence in a language, spoken by a voice, as WAV. The presenter decides how the built-in voice sounds.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-voices-voice-sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices/{voice}/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a voice as a favourite, which is listed first.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-voices-voice-favourite"];
        post?: never;
        /**
         * Removes a voice from the favourites.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-voices-voice-favourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The presenters this person may choose, the default one first: the tenant’s stock and their own.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-avatars"];
        put?: never;
        /**
         * Creates a digital twin from a recording of a person and their consent. An operator reviews both before it can be used.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-avatars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One presenter that this person may choose.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-avatars-id"];
        put?: never;
        post?: never;
        /**
         * Deletes a digital twin with its recording; its videos stay.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-avatars-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{id}/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a presenter as a favourite, which is listed before the others of its type.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-avatars-id-favourite"];
        post?: never;
        /**
         * Removes a presenter from the favourites.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-avatars-id-favourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a presenter the default of this person, with which new videos begin. There is one at a time.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-avatars-id-default"];
        post?: never;
        /**
         * Ends that a presenter is the default of this person.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-avatars-id-default"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twin-entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The digital twins that this person has bought or can create for free, and the state of each.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-twin-entitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimate-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns words, minutes, credits and language of a script.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-estimate-script"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview-speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speaks up to three sentences with a presenter. Returns the sound and the data of the animated preview.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-preview-speech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/music/{mood}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Eight seconds of background music in a mood, as WAV. The name of the site decides its key and tune.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-music-mood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s drafts, last saved first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-drafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One draft as it was last saved.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-drafts-id"];
        /**
         * Saves a draft. `version` is the version it was changed from; 0 creates a draft with this id.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-drafts-id"];
        post?: never;
        /**
         * Deletes a draft, and those of its files that nothing else uses.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-drafts-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/from-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a draft from a public web page: its facts with their sources, its photos and a first script.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-drafts-from-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/linked-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes the script of a page again, from the facts that the person corrected. Nothing is stored.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-drafts-linked-script"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds photos at public addresses to a draft. The person confirms the right to use them.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-drafts-id-photos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{id}/storyboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenes that a draft would become, with what can be changed about each.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-drafts-id-storyboard"];
        /**
         * Saves a person’s changes to the scenes. `version` is the version of the draft; null removes all changes.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-drafts-id-storyboard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{id}/storyboard/scenes/{scene}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A still of a planned scene, by its index, as JPEG.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-drafts-id-storyboard-scenes-scene-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/storyboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenes that a video was cut to, and what a person had changed about them.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-storyboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/script-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which optimiser is in use, and whether scripts can be translated.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-script-tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/optimize-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Optimises a script: shorter sentences and, with a language model, a hook and a call to action. Numbers and names stay.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-optimize-script"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translate-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translates a script. `Accept: text/plain` returns the translation as plain text.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-translate-script"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translate-script/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translates a script into several languages. A language that fails returns its problem; the others are not affected.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-translate-script-batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scripts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved versions of a script, newest first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-scripts-id-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redraws a finished video with its current branding, or with another brand kit. Free; the old video stays until then.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-rebrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The video as mp4, webm, mov, in another format, as a GIF of 4 seconds, or its presenter alone as transparent webm. 202 while it is made: ask again after Retry-After.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/scorm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A SCORM 1.2 package of the video for learning platforms. Complete after 90 % was watched. Free.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-scorm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The captions of a finished video, as WebVTT or SubRip.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-captions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redraws finished videos with their current branding. Those that cannot be redrawn are named with the reason; 404 where none exists.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-rebrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of the person’s videos have an older look than their branding, and the progress of the latest update.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-bulk-rebrand"];
        put?: never;
        /**
         * Redraws all videos of the person that have an older look. One update runs at a time.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-bulk-rebrand"];
        /**
         * Stops the update of the person’s videos. What has been drawn stays.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-videos-bulk-rebrand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many videos of the site have an older look than their branding, and the progress of the latest update.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-bulk-rebrand"];
        put?: never;
        /**
         * Redraws all videos of the site that have an older look. One update runs at a time.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-bulk-rebrand"];
        /**
         * Stops the update of the site’s videos. What has been drawn stays.
         * @description For: partner-editor. API keys: site:write.
         */
        delete: operations["delete-api-whitelabel-bulk-rebrand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's videos, newest first; the next page is in the Link header.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos"];
        put?: never;
        /**
         * Creates a video: holds its cost and queues it.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many videos the person has, by status.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/default-title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The title that a video without one would get now: the word of the trade with its place or the day, and a number.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-default-title"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One video.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id"];
        put?: never;
        post?: never;
        /**
         * Moves a video to the trash for 30 days. One in progress is stopped and its credits are returned.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-videos-id"];
        options?: never;
        head?: never;
        /**
         * Changes title, place or facts. A finished video is redrawn with them under the same link; its speech stays.
         * @description For: customer. API keys: videos:write.
         */
        patch: operations["patch-api-videos-id"];
        trace?: never;
    };
    "/api/videos/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Moves videos to the trash. Returns which ones were not found; 404 where none was.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-videos-bulk"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The videos in the person’s trash, last deleted first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-trash"];
        put?: never;
        post?: never;
        /**
         * Deletes videos in the trash permanently, with their files: those named, or all.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-videos-trash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores several videos from the trash; 404 where none is found.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a video from the trash.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a video in progress and returns its credits; of a finished one, its open tasks.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a copy of a video, with its own hold, with the texts changed that are given.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a draft with all settings of a video, to change before it is made again.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the video in another language, with its own hold. Both belong to one language family.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Returns the current status of a video.
         * @description For: customer. API keys: videos:write.
         */
        patch: operations["patch-api-videos-id-status"];
        trace?: never;
    };
    "/api/videos/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retries a failed video, with a new hold.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/videos/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retries a failed video. Its cost is held in its owner’s credits, as when they retry it themselves.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-videos-id-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/videos/{id}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a video down: nobody can watch or download it. Its owner reads the reason by email and beside the video.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-videos-id-take-down"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/videos/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a video that was taken down.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-videos-id-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the thumbnail of a finished video for lists, its share page, embeds and emails. A re-brand keeps it.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-videos-id-thumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The share link of a video with the settings of its page.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-share"];
        put?: never;
        /**
         * Creates the share link of a finished video, or returns the existing one.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-videos-id-share"];
        /**
         * Revokes the share link permanently. Sharing again creates a new one.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-videos-id-share"];
        options?: never;
        head?: never;
        /**
         * Changes password, expiry, release date, call to action, lead form and indexing of the share page.
         * @description For: customer. API keys: videos:write.
         */
        patch: operations["patch-api-videos-id-share"];
        trace?: never;
    };
    "/api/videos/{id}/sharing-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the share page of a finished video.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-sharing-page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plays, quarters reached, clicks and leads of a video, by day.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/analytics.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-videos-id-analytics-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for all videos of the person.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for all videos of the person, as CSV.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-views-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for all videos of the tenant.
         * @description For: partner. API keys: videos:read.
         */
        get: operations["get-api-whitelabel-views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/views.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for all videos of the tenant, as CSV.
         * @description For: partner. API keys: videos:read.
         */
        get: operations["get-api-whitelabel-views-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leads from the share pages of the person’s videos, newest first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All leads as CSV that is safe from formulas.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-leads-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a lead.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-leads-id"];
        options?: never;
        head?: never;
        /**
         * Marks a lead as answered or open.
         * @description For: customer. API keys: videos:write.
         */
        patch: operations["patch-api-leads-id"];
        trace?: never;
    };
    "/api/integrations/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of webhooks, whether emails are sent, what can be exported, and where videos can be shared.
         * @description For: customer. API keys: site:read.
         */
        get: operations["get-api-integrations-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s own videos, avatars or views as a file: JSON, or CSV that is safe from formulas.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-export-type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own webhooks, and those of the site for admins of its team, newest first. Without secrets.
         * @description For: customer. API keys: site:read.
         */
        get: operations["get-api-webhooks"];
        put?: never;
        /**
         * Creates a webhook. Its signing secret is returned once.
         * @description For: customer. API keys: site:write.
         */
        post: operations["post-api-webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with its delivery log.
         * @description For: customer. API keys: site:write.
         */
        delete: operations["delete-api-webhooks-id"];
        options?: never;
        head?: never;
        /**
         * Turns a webhook on or off. Events of the time in between are kept and sent when it is on again.
         * @description For: customer. API keys: site:write.
         */
        patch: operations["patch-api-webhooks-id"];
        trace?: never;
    };
    "/api/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new signing secret. For 24 hours deliveries are signed with the old one as well.
         * @description For: customer. API keys: site:write.
         */
        post: operations["post-api-webhooks-id-rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an example of an event to the webhook, marked as a test.
         * @description For: customer. API keys: site:write.
         */
        post: operations["post-api-webhooks-id-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries of a webhook in the last 30 days, newest first.
         * @description For: customer. API keys: site:read.
         */
        get: operations["get-api-webhooks-id-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery: its request, and the response to each attempt.
         * @description For: customer. API keys: site:read.
         */
        get: operations["get-api-webhooks-id-deliveries-deliveryid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again, under the same message id.
         * @description For: customer. API keys: site:write.
         */
        post: operations["post-api-webhooks-id-deliveries-deliveryid-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Model Context Protocol (Streamable HTTP, stateless): tools for agents that write scripts and create, follow and share videos.
         * @description For: customer. API keys: videos:read.
         */
        post: operations["post-mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan of this tenant and its usage this month. Amounts are US cents.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-partner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks the setup as complete, or pauses or resumes the site. A paused site keeps everything and makes no videos.
         * @description For: partner-admin. API keys: site:write.
         */
        patch: operations["patch-api-whitelabel-partner"];
        trace?: never;
    };
    "/api/whitelabel/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers, videos and income of this tenant in this calendar month (UTC).
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of this tenant’s site. Every line was checked for this answer.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps from a new site to its first sale. Completed steps are found from the data.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-checklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The videos of this tenant’s people, or of the one with the id `user`, newest first unless sorted otherwise. No scripts.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-videos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/videos/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many videos this tenant’s people have, by state.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-videos-stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price list of this tenant with cost and margin of each offer, and the planned list.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-prices"];
        /**
         * Sets the price list, now or from `effectiveAt` on; it replaces a planned one. Purchases that have begun keep their price.
         * @description For: partner-admin. API keys: site:write.
         */
        put: operations["put-api-whitelabel-prices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people the list shows with the same filter.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people whom the filter finds, or those named by `ids`, as CSV.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change of a person’s credits, newest first, with the balance after it.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-id-ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of a person, last used first.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-users-id-sessions"];
        put?: never;
        post?: never;
        /**
         * Signs a person out everywhere. Returns how many sessions there were.
         * @description For: partner-admin. API keys: people:write.
         */
        delete: operations["delete-api-whitelabel-users-id-sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/users/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of a person.
         * @description For: partner-admin. API keys: people:write.
         */
        delete: operations["delete-api-whitelabel-users-id-sessions-sessionid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos, new customers, views and revenue of a period by day, with the totals of the period before.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of a period with their revenue, as CSV.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-report-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/report/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The videos that were watched in a period, most watched first unless sorted otherwise.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-report-videos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/report/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who created, shared or bought something in a period.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-report-people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsletters of this site with their results, newest first.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-newsletters"];
        put?: never;
        /**
         * Creates a draft of a newsletter. Nothing is sent.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-newsletters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many customers have subscribed, and how many emails can be sent within 24 hours.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-newsletters-reach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One newsletter.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-newsletters-id"];
        /**
         * Saves a draft.
         * @description For: partner-admin. API keys: people:write.
         */
        put: operations["put-api-whitelabel-newsletters-id"];
        post?: never;
        /**
         * Deletes a draft.
         * @description For: partner-admin. API keys: people:write.
         */
        delete: operations["delete-api-whitelabel-newsletters-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The email as its recipients see it, in the language of the browser.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-newsletters-id-preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the newsletter to the caller only.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-newsletters-id-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the newsletter to all subscribers, a few at a time. Nobody gets it twice.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-newsletters-id-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the newsletter again to recipients whose email failed.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-newsletters-id-send-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/newsletters/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops sending. Emails that were sent stay sent.
         * @description For: partner-admin. API keys: people:write.
         */
        post: operations["post-api-whitelabel-newsletters-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/email-blast-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of the email blast on this site, newest first.
         * @description For: partner-admin. API keys: people:read.
         */
        get: operations["get-api-whitelabel-email-blast-orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/email-blast-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks an order as done or open.
         * @description For: partner-admin. API keys: people:write.
         */
        patch: operations["patch-api-whitelabel-email-blast-orders-id"];
        trace?: never;
    };
    "/api/whitelabel/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this tenant used in a month and owes for it, by default in the current month. Amounts are US cents.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/usage/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every video and digital twin of a month, oldest first; `format=csv` returns the whole month.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-usage-lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices that the platform issued to this tenant, newest first. The next page is in the Link header.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/invoices/{month}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice of the platform as PDF.
         * @description For: partner. API keys: figures:read.
         */
        get: operations["get-api-whitelabel-invoices-month-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The custom domains of this tenant with their DNS records, newest first. `home` is the address that always works.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-domains"];
        put?: never;
        /**
         * Adds a custom domain and returns the DNS records that it needs.
         * @description For: partner-admin. API keys: site:write.
         */
        post: operations["post-api-whitelabel-domains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/domains/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the DNS records and the certificate now.
         * @description For: partner-admin. API keys: site:write.
         */
        post: operations["post-api-whitelabel-domains-id-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a custom domain. Nobody else can add it here for 30 days.
         * @description For: partner-admin. API keys: site:write.
         */
        delete: operations["delete-api-whitelabel-domains-id"];
        options?: never;
        head?: never;
        /**
         * Makes a live domain the primary one, to which the others redirect, or stops that.
         * @description For: partner-admin. API keys: site:write.
         */
        patch: operations["patch-api-whitelabel-domains-id"];
        trace?: never;
    };
    "/api/whitelabel/mail/sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The custom email sender of this tenant with its DNS records; null where emails come from the platform’s address.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-mail-sender"];
        /**
         * Sets the email sender and returns the DNS records that its domain needs. Another domain gets its own key pair.
         * @description For: partner-admin. API keys: site:write.
         */
        put: operations["put-api-whitelabel-mail-sender"];
        post?: never;
        /**
         * Removes the custom sender and its key. Emails come from the platform’s address at once.
         * @description For: partner-admin. API keys: site:write.
         */
        delete: operations["delete-api-whitelabel-mail-sender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/mail/sender/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the DNS records now.
         * @description For: partner-admin. API keys: site:write.
         */
        post: operations["post-api-whitelabel-mail-sender-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/mail/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The email templates of this tenant in one language: the default texts and the partner’s own.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-mail-texts"];
        /**
         * Changes the texts of an email template. `version` is the version it was changed from.
         * @description For: partner-editor. API keys: site:write.
         */
        put: operations["put-api-whitelabel-mail-texts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/mail/texts/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resets an email template to the default texts.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-mail-texts-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/mail/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An email with example values, as people get it. Texts in the query replace the saved ones.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-mail-preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email with example values to the caller only.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-mail-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published branding.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the published branding at once, as a new version. Fields that are left out stay.
         * @description For: partner-editor. API keys: site:write.
         */
        patch: operations["patch-api-whitelabel-branding"];
        trace?: never;
    };
    "/api/whitelabel/branding/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The branding draft, or the published branding where there is none.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding-draft"];
        /**
         * Keeps a draft for the team. The answer says what of its sheet is left out; with `seen`, a newer draft is not written over.
         * @description For: partner-editor. API keys: site:write.
         */
        put: operations["put-api-whitelabel-branding-draft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/draft/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The welcome email with the draft, for a frame of this site.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding-draft-email"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/draft/share-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a shared video with the draft, for a frame of this site.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding-draft-share-page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/draft/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A frame of a video with the draft, as a picture.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding-draft-video"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft as a new version. `basedOn` is the version one has seen: another one since is refused.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-branding-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes an earlier version again, as a new one.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-branding-rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published versions, newest first, at most 50.
         * @description For: partner. API keys: site:read.
         */
        get: operations["get-api-whitelabel-branding-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/branding/from-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads name, logo, colours and font from a website into the draft. `found` says what was there; the link shows it for seven days.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-branding-from-website"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whitelabel/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an SVG, PNG, JPEG, WebP or GIF of at most 1 MB as a logo, which is drawn anew. It is shown once a design names it.
         * @description For: partner-editor. API keys: site:write.
         */
        post: operations["post-api-whitelabel-logo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand kits of the person, the default one first.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-brand-kits"];
        put?: never;
        /**
         * Creates a brand kit. The first one becomes the default.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-brand-kits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-kits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a brand kit. Its logo stays; finished videos change when they are re-branded.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-brand-kits-id"];
        post?: never;
        /**
         * Deletes a brand kit. Videos keep what they were drawn with; the oldest other kit becomes the default.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-brand-kits-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-kits/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the logo: an SVG, PNG, JPEG, WebP or GIF of at most 1 MB, which is drawn anew.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-brand-kits-id-logo"];
        /**
         * Removes the logo: the name is shown in its place.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-brand-kits-id-logo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-kits/from-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a brand kit from a website: name, logo, colours and font. `found` says what was there.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-brand-kits-from-website"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The default brand kit of the person; null where they have none.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-brand-kit"];
        /**
         * Changes the default brand kit, or creates it where the person has none.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-brand-kit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person’s glossary, and that of the site, which applies to terms that the person’s does not have.
         * @description For: customer. API keys: videos:read.
         */
        get: operations["get-api-glossary"];
        put?: never;
        /**
         * Adds a term to the person’s glossary. Existing videos do not change.
         * @description For: customer. API keys: videos:write.
         */
        post: operations["post-api-glossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a term of the person's glossary.
         * @description For: customer. API keys: videos:write.
         */
        put: operations["put-api-glossary-id"];
        post?: never;
        /**
         * Deletes a term of the person's glossary.
         * @description For: customer. API keys: videos:write.
         */
        delete: operations["delete-api-glossary-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @description Names the problem, as `code` does. */
            type: string;
            /** @description The problem in English. */
            title: string;
            status: number;
            /** @description For programs to tell problems apart. */
            code: string;
            /** @description For people, in the language that Accept-Language asks for. */
            message: string;
            /** @description To be quoted to support. */
            requestId: string;
            /** @description When to try again, where that helps. */
            retryAfterSeconds?: number;
            /** @description What to change in which field of the body. */
            fields?: {
                field: string;
                message: string;
            }[];
        };
    };
    responses: {
        /** @description Refused. */
        default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-api-whitelabel-users": {
        parameters: {
            query?: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example createdAt */
                sort?: "createdAt" | "user" | "credits" | "plan" | "videos" | "lastSeen";
                /** @example asc */
                order?: "asc" | "desc";
                /** @example Text */
                q?: string;
                /** @example customer */
                role?: "customer" | "partner";
                /** @example active */
                state?: "active" | "suspended" | "never-seen";
                /** @example subscribed */
                plan?: "subscribed" | "past-due" | "ended" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of this tenant with credits, plan and videos, newest first unless sorted otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "username": "sam",
                     *           "email": "sam@agency.example",
                     *           "displayName": "Sam",
                     *           "role": "customer",
                     *           "memberRole": "member",
                     *           "createdAt": "Text",
                     *           "lastSeenAt": "Text",
                     *           "disabled": true,
                     *           "credits": 5,
                     *           "subscriptionStatus": "active",
                     *           "videos": 1
                     *         }
                     *       ],
                     *       "nextCursor": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            email: string | null;
                            displayName: string | null;
                            /** @enum {string} */
                            role: "customer" | "partner" | "operator";
                            /** @enum {string} */
                            memberRole: "owner" | "member" | "admin" | "editor" | "analyst" | "operator";
                            createdAt: string;
                            lastSeenAt: string | null;
                            disabled: boolean;
                            credits: number;
                            subscriptionStatus: ("active" | "canceled" | "past_due" | "trialing" | "incomplete") | null;
                            videos: number;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *       ],
                 *       "change": {
                 *         "role": "customer",
                 *         "memberRole": "member",
                 *         "disabled": true
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    change: {
                        /** @enum {string} */
                        role?: "customer" | "partner";
                        /** @enum {string} */
                        memberRole?: "owner" | "member" | "admin" | "editor" | "analyst";
                        disabled?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Changes the role of many people, or disables or enables them. Returns who was changed, and who was skipped for which reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": [
                     *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *       ],
                     *       "refused": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "code": "123456",
                     *           "message": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        changed: string[];
                        refused: {
                            /** Format: uuid */
                            id: string;
                            code: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person of this tenant with their figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "username": "sam",
                     *       "email": "sam@agency.example",
                     *       "displayName": "Sam",
                     *       "role": "customer",
                     *       "memberRole": "member",
                     *       "createdAt": "Text",
                     *       "lastSeenAt": "Text",
                     *       "disabled": true,
                     *       "credits": 5,
                     *       "subscriptionStatus": "active",
                     *       "videos": 1,
                     *       "emailVerified": true,
                     *       "videosByState": {
                     *         "ready": 1,
                     *         "inProgress": 1,
                     *         "failed": 1
                     *       },
                     *       "views": 1,
                     *       "paidCents": 1,
                     *       "currency": "USD"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        username: string;
                        email: string | null;
                        displayName: string | null;
                        /** @enum {string} */
                        role: "customer" | "partner" | "operator";
                        /** @enum {string} */
                        memberRole: "owner" | "member" | "admin" | "editor" | "analyst" | "operator";
                        createdAt: string;
                        lastSeenAt: string | null;
                        disabled: boolean;
                        credits: number;
                        subscriptionStatus: ("active" | "canceled" | "past_due" | "trialing" | "incomplete") | null;
                        videos: number;
                        emailVerified: boolean;
                        videosByState: {
                            ready: number;
                            inProgress: number;
                            failed: number;
                        };
                        views: number;
                        paidCents: number;
                        currency: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-users-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes the account of a person of this tenant permanently. Only owners can delete owners, and nobody themselves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "deletedAt": "Text",
                     *       "finishedAt": "Text",
                     *       "videosErased": 1,
                     *       "creditsLost": 1,
                     *       "erased": [
                     *         "Text"
                     *       ],
                     *       "kept": [
                     *         "Text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        number: string;
                        deletedAt: string;
                        finishedAt: string | null;
                        videosErased: number;
                        creditsLost: number;
                        erased: string[];
                        kept: string[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-users-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "customer",
                 *       "memberRole": "member",
                 *       "disabled": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role?: "customer" | "partner";
                    /** @enum {string} */
                    memberRole?: "owner" | "member" | "admin" | "editor" | "analyst";
                    disabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Changes a person’s role, or disables or enables their account. Their sessions end at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "username": "sam",
                     *       "email": "sam@agency.example",
                     *       "displayName": "Sam",
                     *       "role": "customer",
                     *       "memberRole": "member",
                     *       "createdAt": "Text",
                     *       "lastSeenAt": "Text",
                     *       "disabled": true
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        username: string;
                        email: string | null;
                        displayName: string | null;
                        /** @enum {string} */
                        role: "customer" | "partner" | "operator";
                        /** @enum {string} */
                        memberRole: "owner" | "member" | "admin" | "editor" | "analyst" | "operator";
                        createdAt: string;
                        lastSeenAt: string | null;
                        disabled: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-invitations": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations that nobody has accepted yet, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "email": "sam@agency.example",
                     *           "role": "customer",
                     *           "memberRole": "member",
                     *           "invitedBy": "Text",
                     *           "createdAt": "Text",
                     *           "expiresAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "customer" | "partner" | "operator";
                            /** @enum {string} */
                            memberRole: "owner" | "member" | "admin" | "editor" | "analyst" | "operator";
                            invitedBy: string;
                            createdAt: string;
                            expiresAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam@agency.example",
                 *       "role": "customer",
                 *       "memberRole": "member"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "customer" | "partner";
                    /** @enum {string} */
                    memberRole: "owner" | "member" | "admin" | "editor" | "analyst";
                };
            };
        };
        responses: {
            /** @description Sends an invitation with a role by email. It replaces an earlier one to the same address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "email": "sam@agency.example",
                     *       "role": "customer",
                     *       "memberRole": "member",
                     *       "invitedBy": "Text",
                     *       "createdAt": "Text",
                     *       "expiresAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        /** @enum {string} */
                        role: "customer" | "partner" | "operator";
                        /** @enum {string} */
                        memberRole: "owner" | "member" | "admin" | "editor" | "analyst" | "operator";
                        invitedBy: string;
                        createdAt: string;
                        expiresAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-invitations-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraws an invitation. Its link stops working at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-import": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of the last 30 days, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website",
                     *           "state": "open",
                     *           "encoding": "Text",
                     *           "header": [
                     *             "Text"
                     *           ],
                     *           "sample": [
                     *             [
                     *               "Text"
                     *             ]
                     *           ],
                     *           "suggested": {},
                     *           "plan": {
                     *             "columns": {}
                     *           },
                     *           "rows": 1,
                     *           "waiting": 1,
                     *           "invited": 1,
                     *           "refused": 1,
                     *           "mailsWaiting": 1,
                     *           "importedBy": "Text",
                     *           "createdAt": "Text",
                     *           "endedAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            state: "open" | "running" | "done" | "cancelled";
                            encoding: string;
                            header: string[];
                            sample: string[][];
                            suggested: {
                                [key: string]: number;
                            };
                            plan: {
                                columns: {
                                    [key: string]: number;
                                };
                            } | null;
                            rows: number;
                            waiting: number;
                            invited: number;
                            refused: number;
                            mailsWaiting: number;
                            importedBy: string;
                            createdAt: string;
                            endedAt: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-import": {
        parameters: {
            query: {
                /** @example Website */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example (bytes) */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Takes a CSV file of at most 20 MB and 10000 people and says what its columns seem to hold. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "state": "open",
                     *       "encoding": "Text",
                     *       "header": [
                     *         "Text"
                     *       ],
                     *       "sample": [
                     *         [
                     *           "Text"
                     *         ]
                     *       ],
                     *       "suggested": {},
                     *       "plan": {
                     *         "columns": {}
                     *       },
                     *       "rows": 1,
                     *       "waiting": 1,
                     *       "invited": 1,
                     *       "refused": 1,
                     *       "mailsWaiting": 1,
                     *       "importedBy": "Text",
                     *       "createdAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "open" | "running" | "done" | "cancelled";
                        encoding: string;
                        header: string[];
                        sample: string[][];
                        suggested: {
                            [key: string]: number;
                        };
                        plan: {
                            columns: {
                                [key: string]: number;
                            };
                        } | null;
                        rows: number;
                        waiting: number;
                        invited: number;
                        refused: number;
                        mailsWaiting: number;
                        importedBy: string;
                        createdAt: string;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-import-template-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An example table with all supported columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-import-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress of an import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "state": "open",
                     *       "encoding": "Text",
                     *       "header": [
                     *         "Text"
                     *       ],
                     *       "sample": [
                     *         [
                     *           "Text"
                     *         ]
                     *       ],
                     *       "suggested": {},
                     *       "plan": {
                     *         "columns": {}
                     *       },
                     *       "rows": 1,
                     *       "waiting": 1,
                     *       "invited": 1,
                     *       "refused": 1,
                     *       "mailsWaiting": 1,
                     *       "importedBy": "Text",
                     *       "createdAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "open" | "running" | "done" | "cancelled";
                        encoding: string;
                        header: string[];
                        sample: string[][];
                        suggested: {
                            [key: string]: number;
                        };
                        plan: {
                            columns: {
                                [key: string]: number;
                            };
                        } | null;
                        rows: number;
                        waiting: number;
                        invited: number;
                        refused: number;
                        mailsWaiting: number;
                        importedBy: string;
                        createdAt: string;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-import-id-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "columns": {}
                 *     }
                 */
                "application/json": {
                    columns: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description A dry run: who would be invited, and which rows would be rejected, each with its reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": 1,
                     *       "good": 1,
                     *       "refused": 1,
                     *       "faults": [
                     *         {
                     *           "line": 1,
                     *           "title": "A quiet house by the water",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "first": [
                     *         {
                     *           "email": "sam@agency.example",
                     *           "name": "Website"
                     *         }
                     *       ],
                     *       "mailMinutes": 1
                     *     }
                     */
                    "application/json": {
                        rows: number;
                        good: number;
                        refused: number;
                        faults: {
                            line: number;
                            title: string;
                            message: string;
                        }[];
                        first: {
                            email: string;
                            name: string;
                        }[];
                        mailMinutes: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-import-id-start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Starts inviting the people of the plan that was checked last. One import of a site runs at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "state": "open",
                     *       "encoding": "Text",
                     *       "header": [
                     *         "Text"
                     *       ],
                     *       "sample": [
                     *         [
                     *           "Text"
                     *         ]
                     *       ],
                     *       "suggested": {},
                     *       "plan": {
                     *         "columns": {}
                     *       },
                     *       "rows": 1,
                     *       "waiting": 1,
                     *       "invited": 1,
                     *       "refused": 1,
                     *       "mailsWaiting": 1,
                     *       "importedBy": "Text",
                     *       "createdAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "open" | "running" | "done" | "cancelled";
                        encoding: string;
                        header: string[];
                        sample: string[][];
                        suggested: {
                            [key: string]: number;
                        };
                        plan: {
                            columns: {
                                [key: string]: number;
                            };
                        } | null;
                        rows: number;
                        waiting: number;
                        invited: number;
                        refused: number;
                        mailsWaiting: number;
                        importedBy: string;
                        createdAt: string;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-import-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels an import. Invitations that were sent stay valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "state": "open",
                     *       "encoding": "Text",
                     *       "header": [
                     *         "Text"
                     *       ],
                     *       "sample": [
                     *         [
                     *           "Text"
                     *         ]
                     *       ],
                     *       "suggested": {},
                     *       "plan": {
                     *         "columns": {}
                     *       },
                     *       "rows": 1,
                     *       "waiting": 1,
                     *       "invited": 1,
                     *       "refused": 1,
                     *       "mailsWaiting": 1,
                     *       "importedBy": "Text",
                     *       "createdAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "open" | "running" | "done" | "cancelled";
                        encoding: string;
                        header: string[];
                        sample: string[][];
                        suggested: {
                            [key: string]: number;
                        };
                        plan: {
                            columns: {
                                [key: string]: number;
                            };
                        } | null;
                        rows: number;
                        waiting: number;
                        invited: number;
                        refused: number;
                        mailsWaiting: number;
                        importedBy: string;
                        createdAt: string;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-import-id-rows": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example refused */
                which?: "refused" | "invited";
                /** @example 1 */
                after?: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processed rows with their results, in the order of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "line": 1,
                     *           "email": "sam@agency.example",
                     *           "state": "invited",
                     *           "reason": "As agreed by phone"
                     *         }
                     *       ],
                     *       "nextAfter": 1
                     *     }
                     */
                    "application/json": {
                        items: {
                            line: number;
                            email: string;
                            /** @enum {string} */
                            state: "invited" | "sent" | "came" | "gone" | "refused";
                            reason: string | null;
                        }[];
                        nextAfter: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-import-id-rows-csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rejected rows as a CSV file, each with its reason, to correct and import again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "footage",
                 *       "name": "Website",
                 *       "bytes": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "footage" | "voice" | "content";
                    name: string;
                    bytes: number;
                };
            };
        };
        responses: {
            /** @description Starts an upload: a recording (500 MB), a voice-over (200 MB), or a picture, PDF or PPTX (100 MB). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "kind": "footage",
                     *       "name": "Website",
                     *       "bytes": 1,
                     *       "receivedBytes": 1,
                     *       "status": "receiving",
                     *       "progress": 1,
                     *       "errorMessage": "Text",
                     *       "durationSeconds": 1,
                     *       "isExact": true,
                     *       "pictures": [
                     *         {
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "fileUrl": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "footage" | "voice" | "content";
                        name: string;
                        bytes: number;
                        receivedBytes: number;
                        /** @enum {string} */
                        status: "receiving" | "checking" | "ready" | "failed";
                        progress: number;
                        errorMessage: string | null;
                        durationSeconds: number | null;
                        isExact: boolean | null;
                        pictures: {
                            url: string;
                            caption: string | null;
                        }[];
                        fileUrl: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-uploads-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress of an upload and the result of its check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "kind": "footage",
                     *       "name": "Website",
                     *       "bytes": 1,
                     *       "receivedBytes": 1,
                     *       "status": "receiving",
                     *       "progress": 1,
                     *       "errorMessage": "Text",
                     *       "durationSeconds": 1,
                     *       "isExact": true,
                     *       "pictures": [
                     *         {
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "fileUrl": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "footage" | "voice" | "content";
                        name: string;
                        bytes: number;
                        receivedBytes: number;
                        /** @enum {string} */
                        status: "receiving" | "checking" | "ready" | "failed";
                        progress: number;
                        errorMessage: string | null;
                        durationSeconds: number | null;
                        isExact: boolean | null;
                        pictures: {
                            url: string;
                            caption: string | null;
                        }[];
                        fileUrl: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-uploads-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes an upload and its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-uploads-id": {
        parameters: {
            query: {
                /** @example 1 */
                offset: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example (bytes) */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Adds the next piece, of at most 8 MB, at `offset`. After the last one the file is checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "kind": "footage",
                     *       "name": "Website",
                     *       "bytes": 1,
                     *       "receivedBytes": 1,
                     *       "status": "receiving",
                     *       "progress": 1,
                     *       "errorMessage": "Text",
                     *       "durationSeconds": 1,
                     *       "isExact": true,
                     *       "pictures": [
                     *         {
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "fileUrl": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "footage" | "voice" | "content";
                        name: string;
                        bytes: number;
                        receivedBytes: number;
                        /** @enum {string} */
                        status: "receiving" | "checking" | "ready" | "failed";
                        progress: number;
                        errorMessage: string | null;
                        durationSeconds: number | null;
                        isExact: boolean | null;
                        pictures: {
                            url: string;
                            caption: string | null;
                        }[];
                        fileUrl: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://agency.example/page"
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Captures a public web page as an upload of the kind `content`: its title, description and preview picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "kind": "footage",
                     *       "name": "Website",
                     *       "bytes": 1,
                     *       "receivedBytes": 1,
                     *       "status": "receiving",
                     *       "progress": 1,
                     *       "errorMessage": "Text",
                     *       "durationSeconds": 1,
                     *       "isExact": true,
                     *       "pictures": [
                     *         {
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "fileUrl": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        kind: "footage" | "voice" | "content";
                        name: string;
                        bytes: number;
                        receivedBytes: number;
                        /** @enum {string} */
                        status: "receiving" | "checking" | "ready" | "failed";
                        progress: number;
                        errorMessage: string | null;
                        durationSeconds: number | null;
                        isExact: boolean | null;
                        pictures: {
                            url: string;
                            caption: string | null;
                        }[];
                        fileUrl: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-credits-ledger": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example all */
                filter?: "all" | "bought" | "used" | "returned" | "ended";
                /** @example 2026-11-23T09:00:00Z */
                since?: string;
                /** @example json */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every change of the person’s credits, newest first, with the balance after it; `format=csv` returns all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "at": "Text",
                     *           "kind": "grant",
                     *           "bucket": "signup",
                     *           "credits": 5,
                     *           "balance": 1,
                     *           "expiresAt": "Text",
                     *           "videoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "videoTitle": "Text",
                     *           "holdState": "held",
                     *           "name": "Website",
                     *           "isForIntroduction": true,
                     *           "reason": "As agreed by phone",
                     *           "invoiceNumber": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            at: string;
                            /** @enum {string} */
                            kind: "grant" | "hold" | "release" | "expire" | "adjust";
                            /** @enum {string} */
                            bucket: "signup" | "monthly" | "bundle" | "admin" | "refund";
                            credits: number;
                            balance: number;
                            expiresAt: string | null;
                            videoId: string | null;
                            videoTitle: string | null;
                            holdState: ("held" | "settled" | "released") | null;
                            name: string | null;
                            isForIntroduction: boolean;
                            reason: string | null;
                            invoiceNumber: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-credits-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s balance by bucket, the credits used in this period, and those that expire within 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": 1,
                     *       "held": 1,
                     *       "buckets": [
                     *         {
                     *           "kind": "signup",
                     *           "name": "Website",
                     *           "credits": 5,
                     *           "granted": 1,
                     *           "expiresAt": "Text"
                     *         }
                     *       ],
                     *       "periodStart": "Text",
                     *       "periodEnd": "Text",
                     *       "used": 1,
                     *       "allowance": 1,
                     *       "ownedTwins": 1,
                     *       "expiringSoon": {
                     *         "credits": 5,
                     *         "at": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        available: number;
                        held: number;
                        buckets: {
                            /** @enum {string} */
                            kind: "signup" | "monthly" | "bundle" | "admin" | "refund";
                            name: string | null;
                            credits: number;
                            granted: number;
                            expiresAt: string | null;
                        }[];
                        periodStart: string;
                        periodEnd: string;
                        used: number;
                        allowance: number | null;
                        ownedTwins: number;
                        expiringSoon: {
                            credits: number;
                            at: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax that is included in the prices of this tenant; null where none is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tax": {
                     *         "name": "Website",
                     *         "basisPoints": 1,
                     *         "number": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        tax: {
                            name: string;
                            basisPoints: number;
                            number: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tax": {
                 *         "name": "Website",
                 *         "basisPoints": 1,
                 *         "number": "Text"
                 *       }
                 *     }
                 */
                "application/json": {
                    tax: {
                        name: string;
                        basisPoints: number;
                        number: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Changes the tax on orders and invoices from now on. Prices stay, since they include it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tax": {
                     *         "name": "Website",
                     *         "basisPoints": 1,
                     *         "number": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        tax: {
                            name: string;
                            basisPoints: number;
                            number: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-id-credits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits of a person with their grants, and how much the plan lets the team grant this month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 5,
                     *       "grants": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "credits": 5,
                     *           "reason": "As agreed by phone",
                     *           "grantedBy": "Text",
                     *           "at": "Text"
                     *         }
                     *       ],
                     *       "leftThisMonth": 1
                     *     }
                     */
                    "application/json": {
                        credits: number;
                        grants: {
                            /** Format: uuid */
                            id: string;
                            credits: number;
                            reason: string;
                            grantedBy: string | null;
                            at: string;
                        }[];
                        leftThisMonth: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-id-credits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *       "credits": 5,
                 *       "reason": "As agreed by phone"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    credits: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Grants a person credits, with a reason that they read. Idempotent by `id`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 5,
                     *       "grants": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "credits": 5,
                     *           "reason": "As agreed by phone",
                     *           "grantedBy": "Text",
                     *           "at": "Text"
                     *         }
                     *       ],
                     *       "leftThisMonth": 1
                     *     }
                     */
                    "application/json": {
                        credits: number;
                        grants: {
                            /** Format: uuid */
                            id: string;
                            credits: number;
                            reason: string;
                            grantedBy: string | null;
                            at: string;
                        }[];
                        leftThisMonth: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-users-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grants": [
                 *         {
                 *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *           "userId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *         }
                 *       ],
                 *       "credits": 5,
                 *       "reason": "As agreed by phone"
                 *     }
                 */
                "application/json": {
                    grants: {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        userId: string;
                    }[];
                    credits: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Grants many people the same credits with the same reason, all or none. Idempotent by each `id`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "granted": 1,
                     *       "credits": 5,
                     *       "leftThisMonth": 1
                     *     }
                     */
                    "application/json": {
                        granted: number;
                        credits: number;
                        leftThisMonth: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-voices": {
        parameters: {
            query?: {
                /** @example en */
                language?: "en" | "es" | "zh" | "hi" | "fa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices that can be chosen, all or those of a language: the person's favourites first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "kind": "built-in",
                     *         "name": "Website",
                     *         "languages": [
                     *           "en"
                     *         ],
                     *         "gender": "female",
                     *         "style": "Text",
                     *         "isFavourite": true,
                     *         "creditsPerMinute": 1,
                     *         "fault": "engine-missing"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        kind: "built-in" | "neural" | "remote";
                        name: string;
                        languages: ("en" | "es" | "zh" | "hi" | "fa")[];
                        gender: ("female" | "male") | null;
                        style: string | null;
                        isFavourite: boolean;
                        creditsPerMinute: number;
                        fault: ("engine-missing" | "not-installed") | null;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-voices-voice-sample": {
        parameters: {
            query: {
                /** @example en */
                language: "en" | "es" | "zh" | "hi" | "fa";
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75 */
                avatarId?: string;
            };
            header?: never;
            path: {
                /** @example example */
                voice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence in a language, spoken by a voice, as WAV. The presenter decides how the built-in voice sounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-voices-voice-favourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example example */
                voice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marks a voice as a favourite, which is listed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-voices-voice-favourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example example */
                voice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a voice from the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-avatars": {
        parameters: {
            query?: {
                /** @example en */
                language?: "en" | "es" | "zh" | "hi" | "fa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presenters this person may choose, the default one first: the tenant’s stock and their own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website",
                     *         "line": "Text",
                     *         "type": "stock",
                     *         "status": "processing",
                     *         "errorMessage": "Text",
                     *         "stage": "recording",
                     *         "consentId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "progress": 1,
                     *         "presenterId": "Text",
                     *         "imageUrl": "Text",
                     *         "posterUrl": "Text",
                     *         "previewLanguage": "en",
                     *         "provider": "engine",
                     *         "tavusReplicaId": "Text",
                     *         "isFavourite": true,
                     *         "isDefault": true,
                     *         "createdAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        line: string;
                        /** @enum {string} */
                        type: "stock" | "custom";
                        /** @enum {string} */
                        status: "processing" | "ready" | "failed";
                        errorMessage: string | null;
                        stage: ("recording" | "consent" | "review" | "rejected" | "training" | "training-failed" | "revoked" | "refunded") | null;
                        consentId: string | null;
                        progress: number;
                        presenterId: string;
                        imageUrl: string | null;
                        posterUrl: string | null;
                        previewLanguage: ("en" | "es" | "zh" | "hi" | "fa") | null;
                        /** @enum {string} */
                        provider: "engine" | "tavus" | "own-server";
                        tavusReplicaId: string | null;
                        isFavourite: boolean;
                        isDefault: boolean;
                        createdAt: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-avatars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "uploadId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *       "consentId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: uuid */
                    uploadId: string;
                    /** Format: uuid */
                    speakingUploadId?: string;
                    /** Format: uuid */
                    consentId: string;
                };
            };
        };
        responses: {
            /** @description Creates a digital twin from a recording of a person and their consent. An operator reviews both before it can be used. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "line": "Text",
                     *       "type": "stock",
                     *       "status": "processing",
                     *       "errorMessage": "Text",
                     *       "stage": "recording",
                     *       "consentId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "progress": 1,
                     *       "presenterId": "Text",
                     *       "imageUrl": "Text",
                     *       "posterUrl": "Text",
                     *       "previewLanguage": "en",
                     *       "provider": "engine",
                     *       "tavusReplicaId": "Text",
                     *       "isFavourite": true,
                     *       "isDefault": true,
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        line: string;
                        /** @enum {string} */
                        type: "stock" | "custom";
                        /** @enum {string} */
                        status: "processing" | "ready" | "failed";
                        errorMessage: string | null;
                        stage: ("recording" | "consent" | "review" | "rejected" | "training" | "training-failed" | "revoked" | "refunded") | null;
                        consentId: string | null;
                        progress: number;
                        presenterId: string;
                        imageUrl: string | null;
                        posterUrl: string | null;
                        previewLanguage: ("en" | "es" | "zh" | "hi" | "fa") | null;
                        /** @enum {string} */
                        provider: "engine" | "tavus" | "own-server";
                        tavusReplicaId: string | null;
                        isFavourite: boolean;
                        isDefault: boolean;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-avatars-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One presenter that this person may choose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "name": "Website",
                     *       "line": "Text",
                     *       "type": "stock",
                     *       "status": "processing",
                     *       "errorMessage": "Text",
                     *       "stage": "recording",
                     *       "consentId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "progress": 1,
                     *       "presenterId": "Text",
                     *       "imageUrl": "Text",
                     *       "posterUrl": "Text",
                     *       "previewLanguage": "en",
                     *       "provider": "engine",
                     *       "tavusReplicaId": "Text",
                     *       "isFavourite": true,
                     *       "isDefault": true,
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        line: string;
                        /** @enum {string} */
                        type: "stock" | "custom";
                        /** @enum {string} */
                        status: "processing" | "ready" | "failed";
                        errorMessage: string | null;
                        stage: ("recording" | "consent" | "review" | "rejected" | "training" | "training-failed" | "revoked" | "refunded") | null;
                        consentId: string | null;
                        progress: number;
                        presenterId: string;
                        imageUrl: string | null;
                        posterUrl: string | null;
                        previewLanguage: ("en" | "es" | "zh" | "hi" | "fa") | null;
                        /** @enum {string} */
                        provider: "engine" | "tavus" | "own-server";
                        tavusReplicaId: string | null;
                        isFavourite: boolean;
                        isDefault: boolean;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-avatars-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a digital twin with its recording; its videos stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-avatars-id-favourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marks a presenter as a favourite, which is listed before the others of its type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-avatars-id-favourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a presenter from the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-avatars-id-default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes a presenter the default of this person, with which new videos begin. There is one at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-avatars-id-default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends that a presenter is the default of this person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-twin-entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The digital twins that this person has bought or can create for free, and the state of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "needsOrder": true,
                     *       "open": 1,
                     *       "source": "free",
                     *       "left": 1,
                     *       "usesLipSyncService": true,
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "source": "order",
                     *           "orderId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "state": "open",
                     *           "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "createdAt": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        needsOrder: boolean;
                        open: number;
                        source: ("free" | "plan") | null;
                        left: number;
                        usesLipSyncService: boolean;
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            source: "order" | "plan" | "free";
                            orderId: string | null;
                            /** @enum {string} */
                            state: "open" | "used" | "refunded";
                            avatarId: string | null;
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-estimate-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun."
                 *     }
                 */
                "application/json": {
                    script: string;
                    /** @enum {string} */
                    language?: "en" | "es" | "zh" | "hi" | "fa";
                    /** @default 1 */
                    speed?: number;
                    voice?: string;
                    voiceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Returns words, minutes, credits and language of a script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "duration": 1,
                     *       "creditsNeeded": 1,
                     *       "wordCount": 1,
                     *       "language": "en"
                     *     }
                     */
                    "application/json": {
                        duration: number;
                        creditsNeeded: number;
                        wordCount: number;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-preview-speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75"
                 *     }
                 */
                "application/json": {
                    script: string;
                    avatarId: string;
                    /** @enum {string} */
                    language?: "en" | "es" | "zh" | "hi" | "fa";
                    /**
                     * @default 16:9
                     * @enum {string}
                     */
                    shape?: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                    /** @default built-in */
                    voice?: string;
                    /** @default 1 */
                    speed?: number;
                    /** @default [] */
                    pronunciation?: {
                        written: string;
                        spoken: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Speaks up to three sentences with a presenter. Returns the sound and the data of the animated preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "durationSeconds": 1,
                     *       "sound": "Text",
                     *       "timeline": {},
                     *       "captions": [
                     *         {
                     *           "startSeconds": 1,
                     *           "endSeconds": 1,
                     *           "words": [
                     *             {
                     *               "text": "There is something new to see.",
                     *               "startSeconds": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        durationSeconds: number;
                        sound: string;
                        timeline: {
                            [key: string]: number[];
                        };
                        captions: {
                            startSeconds: number;
                            endSeconds: number;
                            words: {
                                text: string;
                                startSeconds: number;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-music-mood": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example example */
                mood: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eight seconds of background music in a mood, as WAV. The name of the site decides its key and tune. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-drafts": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s drafts, last saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "title": "A quiet house by the water",
                     *           "propertyAddress": "14 Alder Lane",
                     *           "excerpt": "Text",
                     *           "language": "en",
                     *           "updatedAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            propertyAddress: string;
                            excerpt: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            updatedAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-drafts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One draft as it was last saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "version": 1,
                     *       "updatedAt": "Text",
                     *       "content": {
                     *         "title": "A quiet house by the water",
                     *         "propertyAddress": "14 Alder Lane",
                     *         "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *         "language": "en",
                     *         "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75",
                     *         "screenShareUrl": "Text",
                     *         "facts": {},
                     *         "contentIds": [
                     *           "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *         ],
                     *         "voiceId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "brandKitId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true,
                     *         "accent": "#f2a33a",
                     *         "music": true,
                     *         "musicMood": "calm",
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": "Text",
                     *         "closing": {
                     *           "isOn": true,
                     *           "line": "Text",
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/hooks/videos"
                     *         },
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "storyboard": {
                     *           "version": 1,
                     *           "seed": 1,
                     *           "shots": [
                     *             {
                     *               "anchor": {
                     *                 "place": "opening"
                     *               },
                     *               "isHidden": true,
                     *               "isCut": true,
                     *               "scene": "opening",
                     *               "photo": "Text",
                     *               "camera": "in",
                     *               "texts": {},
                     *               "items": [
                     *                 "Text"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        updatedAt: string;
                        content: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            propertyAddress: string;
                            /** @default  */
                            script: string;
                            /**
                             * @default en
                             * @enum {string}
                             */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @default null */
                            avatarId: string | null;
                            /** @default  */
                            screenShareUrl: string;
                            /** @default {} */
                            facts: {
                                [key: string]: string;
                            };
                            /** @default [] */
                            contentIds: string[];
                            /** @default null */
                            voiceId: string | null;
                            brandKitId?: string | null;
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                            accent?: string | null;
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: string;
                            closing: {
                                /** @default false */
                                isOn: boolean;
                                /** @default  */
                                line: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                url: string;
                            };
                            /** @default [] */
                            pronunciation: {
                                /** @default  */
                                written: string;
                                /** @default  */
                                spoken: string;
                            }[];
                            /** @default null */
                            storyboard: {
                                /** @constant */
                                version: 1;
                                seed?: number;
                                shots: {
                                    anchor: {
                                        /** @enum {string} */
                                        place: "opening" | "end";
                                    } | {
                                        /** @constant */
                                        place: "sentence";
                                        sentence: number;
                                        part: number;
                                        words: string;
                                    };
                                    isHidden?: boolean;
                                    isCut?: boolean;
                                    /** @enum {string} */
                                    scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                    photo?: string | null;
                                    /** @enum {string} */
                                    camera?: "in" | "out" | "across" | "still";
                                    texts?: {
                                        [key: string]: string;
                                    };
                                    items?: string[];
                                }[];
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-drafts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "content": {
                 *         "title": "A quiet house by the water",
                 *         "propertyAddress": "14 Alder Lane",
                 *         "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *         "language": "en",
                 *         "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75",
                 *         "screenShareUrl": "Text",
                 *         "facts": {},
                 *         "contentIds": [
                 *           "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *         ],
                 *         "voiceId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *         "brandKitId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *         "shape": "16:9",
                 *         "moreShapes": [
                 *           "16:9"
                 *         ],
                 *         "definition": "720p",
                 *         "framing": "medium",
                 *         "background": "scene",
                 *         "captions": true,
                 *         "opening": true,
                 *         "aiLabel": true,
                 *         "unbrandedCopy": true,
                 *         "accent": "#f2a33a",
                 *         "music": true,
                 *         "musicMood": "calm",
                 *         "voice": "Text",
                 *         "whenVoiceUnavailable": "wait",
                 *         "speed": "Text",
                 *         "closing": {
                 *           "isOn": true,
                 *           "line": "Text",
                 *           "phone": "+1 555 010 0199",
                 *           "email": "sam@agency.example",
                 *           "url": "https://agency.example/hooks/videos"
                 *         },
                 *         "pronunciation": [
                 *           {
                 *             "written": "Text",
                 *             "spoken": "Text"
                 *           }
                 *         ],
                 *         "storyboard": {
                 *           "version": 1,
                 *           "shots": [
                 *             {
                 *               "anchor": {
                 *                 "place": "opening"
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    version: number;
                    content: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        propertyAddress?: string;
                        /** @default  */
                        script?: string;
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language?: "en" | "es" | "zh" | "hi" | "fa";
                        /** @default null */
                        avatarId?: string | null;
                        /** @default  */
                        screenShareUrl?: string;
                        /** @default {} */
                        facts?: {
                            [key: string]: string;
                        };
                        /** @default [] */
                        contentIds?: string[];
                        /** @default null */
                        voiceId?: string | null;
                        brandKitId?: string | null;
                        /**
                         * @default 16:9
                         * @enum {string}
                         */
                        shape?: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                        /** @default [] */
                        moreShapes?: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                        /**
                         * @default 1080p
                         * @enum {string}
                         */
                        definition?: "720p" | "1080p";
                        /**
                         * @default medium
                         * @enum {string}
                         */
                        framing?: "medium" | "close";
                        /**
                         * @default scene
                         * @enum {string}
                         */
                        background?: "scene" | "brand" | "plain";
                        /** @default true */
                        captions?: boolean;
                        /** @default false */
                        opening?: boolean;
                        /** @default false */
                        aiLabel?: boolean;
                        /** @default false */
                        unbrandedCopy?: boolean;
                        accent?: string | null;
                        /** @default false */
                        music?: boolean;
                        /**
                         * @default calm
                         * @enum {string}
                         */
                        musicMood?: "calm" | "warm" | "bright" | "upbeat";
                        /** @default built-in */
                        voice?: string;
                        /**
                         * @default wait
                         * @enum {string}
                         */
                        whenVoiceUnavailable?: "wait" | "presenter";
                        /** @default 1 */
                        speed?: string;
                        /** @default {} */
                        closing?: {
                            /** @default false */
                            isOn?: boolean;
                            /** @default  */
                            line?: string;
                            /** @default  */
                            phone?: string;
                            /** @default  */
                            email?: string;
                            /** @default  */
                            url?: string;
                        };
                        /** @default [] */
                        pronunciation?: {
                            /** @default  */
                            written?: string;
                            /** @default  */
                            spoken?: string;
                        }[];
                        /** @default null */
                        storyboard?: {
                            /** @constant */
                            version: 1;
                            seed?: number;
                            shots: {
                                anchor: {
                                    /** @enum {string} */
                                    place: "opening" | "end";
                                } | {
                                    /** @constant */
                                    place: "sentence";
                                    sentence: number;
                                    part: number;
                                    words: string;
                                };
                                isHidden?: boolean;
                                isCut?: boolean;
                                /** @enum {string} */
                                scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                photo?: string | null;
                                /** @enum {string} */
                                camera?: "in" | "out" | "across" | "still";
                                texts?: {
                                    [key: string]: string;
                                };
                                items?: string[];
                            }[];
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Saves a draft. `version` is the version it was changed from; 0 creates a draft with this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "version": 1,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-drafts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a draft, and those of its files that nothing else uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-drafts-from-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://agency.example/page"
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                    /** @enum {string} */
                    language?: "en" | "es" | "zh" | "hi" | "fa";
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    length?: "short" | "medium" | "long";
                };
            };
        };
        responses: {
            /** @description Creates a draft from a public web page: its facts with their sources, its photos and a first script. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "version": 1,
                     *       "updatedAt": "Text",
                     *       "content": {
                     *         "title": "A quiet house by the water",
                     *         "propertyAddress": "14 Alder Lane",
                     *         "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *         "language": "en",
                     *         "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75",
                     *         "screenShareUrl": "Text",
                     *         "facts": {},
                     *         "contentIds": [
                     *           "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *         ],
                     *         "voiceId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "brandKitId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true,
                     *         "accent": "#f2a33a",
                     *         "music": true,
                     *         "musicMood": "calm",
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": "Text",
                     *         "closing": {
                     *           "isOn": true,
                     *           "line": "Text",
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/hooks/videos"
                     *         },
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "storyboard": {
                     *           "version": 1,
                     *           "seed": 1,
                     *           "shots": [
                     *             {
                     *               "anchor": {
                     *                 "place": "opening"
                     *               },
                     *               "isHidden": true,
                     *               "isCut": true,
                     *               "scene": "opening",
                     *               "photo": "Text",
                     *               "camera": "in",
                     *               "texts": {},
                     *               "items": [
                     *                 "Text"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "page": {
                     *         "url": "https://agency.example/page",
                     *         "siteName": "Text",
                     *         "colour": "Text"
                     *       },
                     *       "trade": "listing",
                     *       "length": "short",
                     *       "facts": [
                     *         {
                     *           "name": "title",
                     *           "value": "Text",
                     *           "source": "structured-data",
                     *           "property": "Text"
                     *         }
                     *       ],
                     *       "photos": [
                     *         {
                     *           "url": "https://agency.example/page",
                     *           "description": "Text"
                     *         }
                     *       ],
                     *       "writer": "rules"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        updatedAt: string;
                        content: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            propertyAddress: string;
                            /** @default  */
                            script: string;
                            /**
                             * @default en
                             * @enum {string}
                             */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @default null */
                            avatarId: string | null;
                            /** @default  */
                            screenShareUrl: string;
                            /** @default {} */
                            facts: {
                                [key: string]: string;
                            };
                            /** @default [] */
                            contentIds: string[];
                            /** @default null */
                            voiceId: string | null;
                            brandKitId?: string | null;
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                            accent?: string | null;
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: string;
                            closing: {
                                /** @default false */
                                isOn: boolean;
                                /** @default  */
                                line: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                url: string;
                            };
                            /** @default [] */
                            pronunciation: {
                                /** @default  */
                                written: string;
                                /** @default  */
                                spoken: string;
                            }[];
                            /** @default null */
                            storyboard: {
                                /** @constant */
                                version: 1;
                                seed?: number;
                                shots: {
                                    anchor: {
                                        /** @enum {string} */
                                        place: "opening" | "end";
                                    } | {
                                        /** @constant */
                                        place: "sentence";
                                        sentence: number;
                                        part: number;
                                        words: string;
                                    };
                                    isHidden?: boolean;
                                    isCut?: boolean;
                                    /** @enum {string} */
                                    scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                    photo?: string | null;
                                    /** @enum {string} */
                                    camera?: "in" | "out" | "across" | "still";
                                    texts?: {
                                        [key: string]: string;
                                    };
                                    items?: string[];
                                }[];
                            } | null;
                        };
                        page: {
                            /** Format: uri */
                            url: string;
                            siteName: string;
                            colour: string | null;
                        };
                        /** @enum {string} */
                        trade: "listing" | "hotel" | "tour" | "offer" | "general";
                        /** @enum {string} */
                        length: "short" | "medium" | "long";
                        facts: {
                            /** @enum {string} */
                            name: "title" | "place" | "price" | "bedrooms" | "bathrooms" | "area" | "yearBuilt" | "roomCount" | "checkIn" | "opening" | "dates" | "duration" | "validUntil" | "phone" | "email" | "description";
                            value: string;
                            /** @enum {string} */
                            source: "structured-data" | "page-head" | "page-text";
                            property: string;
                        }[];
                        photos: {
                            /** Format: uri */
                            url: string;
                            description: string;
                        }[];
                        /** @enum {string} */
                        writer: "rules" | "model";
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-drafts-linked-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trade": "listing",
                 *       "language": "en",
                 *       "length": "short",
                 *       "facts": {
                 *         "title": "A quiet house by the water",
                 *         "place": "Text",
                 *         "price": "Text",
                 *         "bedrooms": "Text",
                 *         "bathrooms": "Text",
                 *         "area": "Text",
                 *         "yearBuilt": "Text",
                 *         "roomCount": "Text",
                 *         "checkIn": "Text",
                 *         "opening": "Text",
                 *         "dates": "Text",
                 *         "duration": "Text",
                 *         "validUntil": "Text",
                 *         "phone": "+1 555 010 0199",
                 *         "email": "sam@agency.example",
                 *         "description": "Text"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    trade: "listing" | "hotel" | "tour" | "offer" | "general";
                    /** @enum {string} */
                    language: "en" | "es" | "zh" | "hi" | "fa";
                    /** @enum {string} */
                    length: "short" | "medium" | "long";
                    facts: {
                        title?: string;
                        place?: string;
                        price?: string;
                        bedrooms?: string;
                        bathrooms?: string;
                        area?: string;
                        yearBuilt?: string;
                        roomCount?: string;
                        checkIn?: string;
                        opening?: string;
                        dates?: string;
                        duration?: string;
                        validUntil?: string;
                        phone?: string;
                        email?: string;
                        description?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Writes the script of a page again, from the facts that the person corrected. Nothing is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "writer": "rules"
                     *     }
                     */
                    "application/json": {
                        script: string;
                        /** @enum {string} */
                        writer: "rules" | "model";
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-drafts-id-photos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "urls": [
                 *         "https://agency.example/page"
                 *       ],
                 *       "hasRights": true
                 *     }
                 */
                "application/json": {
                    urls: string[];
                    /** @constant */
                    hasRights: true;
                };
            };
        };
        responses: {
            /** @description Adds photos at public addresses to a draft. The person confirms the right to use them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "version": 1,
                     *         "updatedAt": "Text",
                     *         "content": {
                     *           "title": "A quiet house by the water",
                     *           "propertyAddress": "14 Alder Lane",
                     *           "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *           "language": "en",
                     *           "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75",
                     *           "screenShareUrl": "Text",
                     *           "facts": {},
                     *           "contentIds": [
                     *             "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *           ],
                     *           "voiceId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "brandKitId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "shape": "16:9",
                     *           "moreShapes": [
                     *             "16:9"
                     *           ],
                     *           "definition": "720p",
                     *           "framing": "medium",
                     *           "background": "scene",
                     *           "captions": true,
                     *           "opening": true,
                     *           "aiLabel": true,
                     *           "unbrandedCopy": true,
                     *           "accent": "#f2a33a",
                     *           "music": true,
                     *           "musicMood": "calm",
                     *           "voice": "Text",
                     *           "whenVoiceUnavailable": "wait",
                     *           "speed": "Text",
                     *           "closing": {
                     *             "isOn": true,
                     *             "line": "Text",
                     *             "phone": "+1 555 010 0199",
                     *             "email": "sam@agency.example",
                     *             "url": "https://agency.example/hooks/videos"
                     *           },
                     *           "pronunciation": [
                     *             {
                     *               "written": "Text",
                     *               "spoken": "Text"
                     *             }
                     *           ],
                     *           "storyboard": {
                     *             "version": 1,
                     *             "seed": 1,
                     *             "shots": [
                     *               {
                     *                 "anchor": {
                     *                   "place": "opening"
                     *                 },
                     *                 "isHidden": true,
                     *                 "isCut": true,
                     *                 "scene": "opening",
                     *                 "photo": "Text",
                     *                 "camera": "in",
                     *                 "texts": {},
                     *                 "items": [
                     *                   "Text"
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "failed": [
                     *         {
                     *           "url": "https://agency.example/hooks/videos",
                     *           "message": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        draft: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            updatedAt: string;
                            content: {
                                /** @default  */
                                title: string;
                                /** @default  */
                                propertyAddress: string;
                                /** @default  */
                                script: string;
                                /**
                                 * @default en
                                 * @enum {string}
                                 */
                                language: "en" | "es" | "zh" | "hi" | "fa";
                                /** @default null */
                                avatarId: string | null;
                                /** @default  */
                                screenShareUrl: string;
                                /** @default {} */
                                facts: {
                                    [key: string]: string;
                                };
                                /** @default [] */
                                contentIds: string[];
                                /** @default null */
                                voiceId: string | null;
                                brandKitId?: string | null;
                                /**
                                 * @default 16:9
                                 * @enum {string}
                                 */
                                shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                                /** @default [] */
                                moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                                /**
                                 * @default 1080p
                                 * @enum {string}
                                 */
                                definition: "720p" | "1080p";
                                /**
                                 * @default medium
                                 * @enum {string}
                                 */
                                framing: "medium" | "close";
                                /**
                                 * @default scene
                                 * @enum {string}
                                 */
                                background: "scene" | "brand" | "plain";
                                /** @default true */
                                captions: boolean;
                                /** @default false */
                                opening: boolean;
                                /** @default false */
                                aiLabel: boolean;
                                /** @default false */
                                unbrandedCopy: boolean;
                                accent?: string | null;
                                /** @default false */
                                music: boolean;
                                /**
                                 * @default calm
                                 * @enum {string}
                                 */
                                musicMood: "calm" | "warm" | "bright" | "upbeat";
                                /** @default built-in */
                                voice: string;
                                /**
                                 * @default wait
                                 * @enum {string}
                                 */
                                whenVoiceUnavailable: "wait" | "presenter";
                                /** @default 1 */
                                speed: string;
                                closing: {
                                    /** @default false */
                                    isOn: boolean;
                                    /** @default  */
                                    line: string;
                                    /** @default  */
                                    phone: string;
                                    /** @default  */
                                    email: string;
                                    /** @default  */
                                    url: string;
                                };
                                /** @default [] */
                                pronunciation: {
                                    /** @default  */
                                    written: string;
                                    /** @default  */
                                    spoken: string;
                                }[];
                                /** @default null */
                                storyboard: {
                                    /** @constant */
                                    version: 1;
                                    seed?: number;
                                    shots: {
                                        anchor: {
                                            /** @enum {string} */
                                            place: "opening" | "end";
                                        } | {
                                            /** @constant */
                                            place: "sentence";
                                            sentence: number;
                                            part: number;
                                            words: string;
                                        };
                                        isHidden?: boolean;
                                        isCut?: boolean;
                                        /** @enum {string} */
                                        scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                        photo?: string | null;
                                        /** @enum {string} */
                                        camera?: "in" | "out" | "across" | "still";
                                        texts?: {
                                            [key: string]: string;
                                        };
                                        items?: string[];
                                    }[];
                                } | null;
                            };
                        };
                        failed: {
                            url: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-drafts-id-storyboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenes that a draft would become, with what can be changed about each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "edits": {
                     *         "version": 1,
                     *         "seed": 1,
                     *         "shots": [
                     *           {
                     *             "anchor": {
                     *               "place": "opening"
                     *             },
                     *             "isHidden": true,
                     *             "isCut": true,
                     *             "scene": "opening",
                     *             "photo": "Text",
                     *             "camera": "in",
                     *             "texts": {},
                     *             "items": [
                     *               "Text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "seed": 1,
                     *       "durationSeconds": 1,
                     *       "photos": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "anchor": {
                     *             "place": "opening"
                     *           },
                     *           "layout": "opening",
                     *           "startSeconds": 1,
                     *           "durationSeconds": 1,
                     *           "photo": "Text",
                     *           "sentences": [
                     *             1
                     *           ],
                     *           "words": "Text",
                     *           "texts": {},
                     *           "items": [
                     *             "Text"
                     *           ],
                     *           "editedAt": {
                     *             "place": "opening"
                     *           },
                     *           "layouts": [
                     *             "opening"
                     *           ],
                     *           "camera": "in",
                     *           "cuts": [
                     *             {
                     *               "place": "opening"
                     *             }
                     *           ],
                     *           "canJoin": true,
                     *           "pictureUrl": "Text"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "code": "photo-missing",
                     *           "scene": 1,
                     *           "subject": "News of the month",
                     *           "text": {
                     *             "name": "Website",
                     *             "characters": 1,
                     *             "fit": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        edits: {
                            /** @constant */
                            version: 1;
                            seed?: number;
                            shots: {
                                anchor: {
                                    /** @enum {string} */
                                    place: "opening" | "end";
                                } | {
                                    /** @constant */
                                    place: "sentence";
                                    sentence: number;
                                    part: number;
                                    words: string;
                                };
                                isHidden?: boolean;
                                isCut?: boolean;
                                /** @enum {string} */
                                scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                photo?: string | null;
                                /** @enum {string} */
                                camera?: "in" | "out" | "across" | "still";
                                texts?: {
                                    [key: string]: string;
                                };
                                items?: string[];
                            }[];
                        } | null;
                        seed: number;
                        durationSeconds: number;
                        photos: {
                            id: string;
                            url: string;
                            caption: string | null;
                        }[];
                        version: number;
                        scenes: {
                            anchor: {
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            };
                            /** @enum {string} */
                            layout: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                            startSeconds: number;
                            durationSeconds: number;
                            photo: string | null;
                            sentences: number[];
                            words: string;
                            texts: {
                                [key: string]: string;
                            };
                            items: string[] | null;
                            editedAt: ({
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            }) | null;
                            layouts: ("opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end")[];
                            camera: ("in" | "out" | "across" | "still") | null;
                            cuts: ({
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            })[];
                            canJoin: boolean;
                            pictureUrl: string;
                        }[];
                        warnings: {
                            /** @enum {string} */
                            code: "photo-missing" | "photo-unused" | "edit-unplaced" | "price-not-in-facts" | "long-video" | "no-photos" | "text-too-long";
                            scene: number | null;
                            subject: string | null;
                            text: {
                                name: string;
                                characters: number;
                                fit: number;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-drafts-id-storyboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "edits": {
                 *         "version": 1,
                 *         "shots": [
                 *           {
                 *             "anchor": {
                 *               "place": "opening"
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    version: number;
                    edits: {
                        /** @constant */
                        version: 1;
                        seed?: number;
                        shots: {
                            anchor: {
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            };
                            isHidden?: boolean;
                            isCut?: boolean;
                            /** @enum {string} */
                            scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                            photo?: string | null;
                            /** @enum {string} */
                            camera?: "in" | "out" | "across" | "still";
                            texts?: {
                                [key: string]: string;
                            };
                            items?: string[];
                        }[];
                    } | null;
                };
            };
        };
        responses: {
            /** @description Saves a person’s changes to the scenes. `version` is the version of the draft; null removes all changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "version": 1,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-drafts-id-storyboard-scenes-scene-picture": {
        parameters: {
            query?: {
                /** @example Text */
                v?: string;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
                /** @example example */
                scene: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A still of a planned scene, by its index, as JPEG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-storyboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenes that a video was cut to, and what a person had changed about them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "edits": {
                     *         "version": 1,
                     *         "seed": 1,
                     *         "shots": [
                     *           {
                     *             "anchor": {
                     *               "place": "opening"
                     *             },
                     *             "isHidden": true,
                     *             "isCut": true,
                     *             "scene": "opening",
                     *             "photo": "Text",
                     *             "camera": "in",
                     *             "texts": {},
                     *             "items": [
                     *               "Text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "seed": 1,
                     *       "durationSeconds": 1,
                     *       "photos": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "url": "https://agency.example/hooks/videos",
                     *           "caption": "Text"
                     *         }
                     *       ],
                     *       "scenes": [
                     *         {
                     *           "anchor": {
                     *             "place": "opening"
                     *           },
                     *           "layout": "opening",
                     *           "startSeconds": 1,
                     *           "durationSeconds": 1,
                     *           "photo": "Text",
                     *           "sentences": [
                     *             1
                     *           ],
                     *           "words": "Text",
                     *           "texts": {},
                     *           "items": [
                     *             "Text"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        edits: {
                            /** @constant */
                            version: 1;
                            seed?: number;
                            shots: {
                                anchor: {
                                    /** @enum {string} */
                                    place: "opening" | "end";
                                } | {
                                    /** @constant */
                                    place: "sentence";
                                    sentence: number;
                                    part: number;
                                    words: string;
                                };
                                isHidden?: boolean;
                                isCut?: boolean;
                                /** @enum {string} */
                                scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                                photo?: string | null;
                                /** @enum {string} */
                                camera?: "in" | "out" | "across" | "still";
                                texts?: {
                                    [key: string]: string;
                                };
                                items?: string[];
                            }[];
                        } | null;
                        seed: number;
                        durationSeconds: number;
                        photos: {
                            id: string;
                            url: string;
                            caption: string | null;
                        }[];
                        scenes: {
                            anchor: {
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            };
                            /** @enum {string} */
                            layout: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                            startSeconds: number;
                            durationSeconds: number;
                            photo: string | null;
                            sentences: number[];
                            words: string;
                            texts: {
                                [key: string]: string;
                            };
                            items: string[] | null;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-script-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which optimiser is in use, and whether scripts can be translated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "writer": "rules",
                     *       "canTranslate": true
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        writer: "rules" | "model";
                        canTranslate: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-optimize-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun."
                 *     }
                 */
                "application/json": {
                    script: string;
                    /** @enum {string} */
                    language?: "en" | "es" | "zh" | "hi" | "fa";
                    /** Format: uuid */
                    scriptId?: string;
                };
            };
        };
        responses: {
            /** @description Optimises a script: shorter sentences and, with a language model, a hook and a call to action. Numbers and names stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "duration": 1,
                     *       "creditsNeeded": 1,
                     *       "creditsBefore": 1,
                     *       "wordCount": 1,
                     *       "writer": "rules",
                     *       "isChanged": true,
                     *       "scriptId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        script: string;
                        duration: number;
                        creditsNeeded: number;
                        creditsBefore: number;
                        wordCount: number;
                        /** @enum {string} */
                        writer: "rules" | "model";
                        isChanged: boolean;
                        /** Format: uuid */
                        scriptId: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-translate-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "language": "spanish"
                 *     }
                 */
                "application/json": {
                    script: string;
                    /** @enum {string} */
                    language: "spanish" | "chinese" | "hindi" | "farsi" | "english" | "es" | "zh" | "hi" | "fa" | "en";
                    /** @enum {string} */
                    from?: "en" | "es" | "zh" | "hi" | "fa";
                    /** Format: uuid */
                    scriptId?: string;
                };
            };
        };
        responses: {
            /** @description Translates a script. `Accept: text/plain` returns the translation as plain text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translatedScript": "Text",
                     *       "language": "en",
                     *       "duration": 1,
                     *       "creditsNeeded": 1,
                     *       "wordCount": 1,
                     *       "scriptId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        translatedScript: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        duration: number;
                        creditsNeeded: number;
                        wordCount: number;
                        /** Format: uuid */
                        scriptId: string;
                    } | string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-translate-script-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "languages": [
                 *         "spanish"
                 *       ]
                 *     }
                 */
                "application/json": {
                    script: string;
                    languages: ("spanish" | "chinese" | "hindi" | "farsi" | "english" | "es" | "zh" | "hi" | "fa" | "en")[];
                    /** @enum {string} */
                    from?: "en" | "es" | "zh" | "hi" | "fa";
                };
            };
        };
        responses: {
            /** @description Translates a script into several languages. A language that fails returns its problem; the others are not affected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translations": [
                     *         {
                     *           "language": "en",
                     *           "translatedScript": "Text",
                     *           "message": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        translations: {
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            translatedScript: string | null;
                            message: string | null;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-scripts-id-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved versions of a script, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "origin": "written",
                     *         "language": "en",
                     *         "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *         "createdAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        origin: "written" | "optimized" | "translated";
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        script: string;
                        createdAt: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brandKitId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *     }
                 */
                "application/json": {
                    brandKitId?: string | null;
                };
            };
        };
        responses: {
            /** @description Redraws a finished video with its current branding, or with another brand kit. Free; the old video stays until then. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-export": {
        parameters: {
            query?: {
                /** @example mp4 */
                format?: "mp4" | "webm" | "transparent" | "mov" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                /** @example 1 */
                start?: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video as mp4, webm, mov, in another format, as a GIF of 4 seconds, or its presenter alone as transparent webm. 202 while it is made: ask again after Retry-After. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-scorm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A SCORM 1.2 package of the video for learning platforms. Complete after 90 % was watched. Free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-captions": {
        parameters: {
            query?: {
                /** @example vtt */
                format?: "vtt" | "srt";
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captions of a finished video, as WebVTT or SubRip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoIds": [
                 *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *       ]
                 *     }
                 */
                "application/json": {
                    videoIds: string[];
                };
            };
        };
        responses: {
            /** @description Redraws finished videos with their current branding. Those that cannot be redrawn are named with the reason; 404 where none exists. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 1,
                     *       "skipped": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "title": "A quiet house by the water",
                     *           "code": "123456",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "missing": [
                     *         "Text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        queued: number;
                        skipped: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            code: string;
                            message: string;
                        }[];
                        missing: string[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many of the person’s videos have an older look than their branding, and the progress of the latest update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redraws all videos of the person that have an older look. One update runs at a time. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-videos-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops the update of the person’s videos. What has been drawn stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many videos of the site have an older look than their branding, and the progress of the latest update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redraws all videos of the site that have an older look. One update runs at a time. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-bulk-rebrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops the update of the site’s videos. What has been drawn stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outdated": 1,
                     *       "latest": {
                     *         "state": "running",
                     *         "total": 1,
                     *         "done": 1,
                     *         "failed": 1,
                     *         "createdAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        outdated: number;
                        latest: {
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            total: number;
                            done: number;
                            failed: number;
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos": {
        parameters: {
            query?: {
                /** @example Text */
                q?: string;
                /** @example pending */
                status?: "pending" | "processing" | "ready" | "failed" | "completed";
                /** @example en */
                language?: "en" | "es" | "zh" | "hi" | "fa";
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                avatarId?: string;
                /** @example 2026-11-23T09:00:00Z */
                from?: string;
                /** @example 2026-11-23T09:00:00Z */
                before?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "title" | "status";
                /** @example 50 */
                limit?: number;
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's videos, newest first; the next page is in the Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "title": "A quiet house by the water",
                     *         "propertyAddress": "14 Alder Lane",
                     *         "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *         "language": "en",
                     *         "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "avatarName": "Text",
                     *         "avatarType": "stock",
                     *         "screenShareUrl": "Text",
                     *         "screenShareType": "Text",
                     *         "status": "pending",
                     *         "processingProgress": 1,
                     *         "processingStage": "reading",
                     *         "queuePosition": 1,
                     *         "waitsFor": "voice",
                     *         "startsInSeconds": 1,
                     *         "secondsLeft": 1,
                     *         "errorMessage": "Text",
                     *         "errorCode": "Text",
                     *         "refund": {
                     *           "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "credits": 5,
                     *           "at": "Text"
                     *         },
                     *         "videoUrl": "Text",
                     *         "downloadUrl": "Text",
                     *         "thumbnailUrl": "Text",
                     *         "thumbnail": {
                     *           "kind": "automatic",
                     *           "second": 1
                     *         },
                     *         "captionsUrl": "Text",
                     *         "waveUrl": "Text",
                     *         "unbrandedUrl": "Text",
                     *         "duration": 1,
                     *         "creditsHeld": 1,
                     *         "creditsCharged": 1,
                     *         "viewCount": 1,
                     *         "shareUrl": "Text",
                     *         "publicUrl": "Text",
                     *         "metadata": {
                     *           "price": "Text",
                     *           "bedrooms": 1,
                     *           "bathrooms": 1,
                     *           "area": "Text",
                     *           "dates": "Text",
                     *           "duration": "Text"
                     *         },
                     *         "look": {
                     *           "shape": "16:9",
                     *           "moreShapes": [
                     *             "16:9"
                     *           ],
                     *           "definition": "720p",
                     *           "framing": "medium",
                     *           "background": "scene",
                     *           "captions": true,
                     *           "opening": true,
                     *           "closing": {
                     *             "phone": "+1 555 010 0199",
                     *             "email": "sam@agency.example",
                     *             "url": "https://agency.example/page",
                     *             "line": "Text"
                     *           },
                     *           "accent": "#f2a33a",
                     *           "aiLabel": true,
                     *           "unbrandedCopy": true
                     *         },
                     *         "sound": {
                     *           "voice": "Text",
                     *           "whenVoiceUnavailable": "wait",
                     *           "speed": 1,
                     *           "pronunciation": [
                     *             {
                     *               "written": "Text",
                     *               "spoken": "Text"
                     *             }
                     *           ],
                     *           "music": true,
                     *           "musicMood": "calm"
                     *         },
                     *         "brandKit": {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website"
                     *         },
                     *         "isBrandCurrent": true,
                     *         "isRenderCurrent": true,
                     *         "family": [
                     *           {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "language": "en",
                     *             "status": "pending"
                     *           }
                     *         ],
                     *         "tasks": [
                     *           {
                     *             "kind": "rebrand",
                     *             "state": "waiting",
                     *             "progress": 1,
                     *             "errorMessage": "Text"
                     *           }
                     *         ],
                     *         "notes": [
                     *           {
                     *             "code": "page-not-shown",
                     *             "reason": "As agreed by phone",
                     *             "message": "Text"
                     *           }
                     *         ],
                     *         "createdAt": "Text",
                     *         "takenDown": {
                     *           "reason": "As agreed by phone",
                     *           "at": "Text"
                     *         },
                     *         "deletedAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    title?: string;
                    /** @default  */
                    propertyAddress?: string;
                    script: string;
                    avatarId: string;
                    /** @enum {string} */
                    language?: "en" | "es" | "zh" | "hi" | "fa";
                    screenShareUrl?: ("" | string) | null;
                    screenShareType?: "url" | null;
                    metadata?: {
                        price?: string;
                        bedrooms?: number;
                        bathrooms?: number;
                        area?: string;
                        dates?: string;
                        duration?: string;
                    };
                    /** @default {} */
                    look?: {
                        /**
                         * @default 16:9
                         * @enum {string}
                         */
                        shape?: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                        /** @default [] */
                        moreShapes?: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                        /**
                         * @default 1080p
                         * @enum {string}
                         */
                        definition?: "720p" | "1080p";
                        /**
                         * @default medium
                         * @enum {string}
                         */
                        framing?: "medium" | "close";
                        /**
                         * @default scene
                         * @enum {string}
                         */
                        background?: "scene" | "brand" | "plain";
                        /** @default true */
                        captions?: boolean;
                        /** @default false */
                        opening?: boolean;
                        closing?: {
                            phone?: "" | (string & (unknown & unknown));
                            email?: "" | string;
                            url?: "" | string;
                            line: string;
                        } | null;
                        accent?: string | null;
                        /** @default false */
                        aiLabel?: boolean;
                        /** @default false */
                        unbrandedCopy?: boolean;
                    };
                    /** @default {} */
                    sound?: {
                        /** @default built-in */
                        voice?: string;
                        /**
                         * @default wait
                         * @enum {string}
                         */
                        whenVoiceUnavailable?: "wait" | "presenter";
                        /** @default 1 */
                        speed?: number;
                        /** @default [] */
                        pronunciation?: {
                            written: string;
                            spoken: string;
                        }[];
                        /** @default false */
                        music?: boolean;
                        /**
                         * @default calm
                         * @enum {string}
                         */
                        musicMood?: "calm" | "warm" | "bright" | "upbeat";
                    };
                    /** @default [] */
                    contentIds?: string[];
                    voiceId?: string | null;
                    brandKitId?: string | null;
                    storyboard?: {
                        /** @constant */
                        version: 1;
                        seed?: number;
                        shots: {
                            anchor: {
                                /** @enum {string} */
                                place: "opening" | "end";
                            } | {
                                /** @constant */
                                place: "sentence";
                                sentence: number;
                                part: number;
                                words: string;
                            };
                            isHidden?: boolean;
                            isCut?: boolean;
                            /** @enum {string} */
                            scene?: "opening" | "wide" | "medium" | "close" | "corner" | "voice" | "split" | "list" | "offer" | "address" | "quote" | "end";
                            photo?: string | null;
                            /** @enum {string} */
                            camera?: "in" | "out" | "across" | "still";
                            texts?: {
                                [key: string]: string;
                            };
                            items?: string[];
                        }[];
                    } | null;
                    draftId?: string | null;
                    requestKey?: string;
                };
            };
        };
        responses: {
            /** @description Creates a video: holds its cost and queues it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many videos the person has, by status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "ready": 1,
                     *       "processing": 1,
                     *       "failed": 1
                     *     }
                     */
                    "application/json": {
                        total: number;
                        ready: number;
                        processing: number;
                        failed: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-default-title": {
        parameters: {
            query?: {
                /** @example 14 Alder Lane */
                propertyAddress?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The title that a video without one would get now: the word of the trade with its place or the day, and a number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "A quiet house by the water"
                     *     }
                     */
                    "application/json": {
                        title: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-videos-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moves a video to the trash for 30 days. One in progress is stopped and its credits are returned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-videos-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A quiet house by the water",
                 *       "propertyAddress": "14 Alder Lane",
                 *       "metadata": {
                 *         "price": "Text",
                 *         "bedrooms": 1,
                 *         "bathrooms": 1,
                 *         "area": "Text",
                 *         "dates": "Text",
                 *         "duration": "Text"
                 *       }
                 *     }
                 */
                "application/json": {
                    title?: string;
                    propertyAddress?: string;
                    metadata?: {
                        price?: string;
                        bedrooms?: number;
                        bathrooms?: number;
                        area?: string;
                        dates?: string;
                        duration?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Changes title, place or facts. A finished video is redrawn with them under the same link; its speech stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-videos-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoIds": [
                 *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *       ]
                 *     }
                 */
                "application/json": {
                    videoIds: string[];
                };
            };
        };
        responses: {
            /** @description Moves videos to the trash. Returns which ones were not found; 404 where none was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "deleted": 1,
                     *       "missing": [
                     *         "Text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                        deleted: number;
                        missing: string[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-trash": {
        parameters: {
            query?: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos in the person’s trash, last deleted first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "title": "A quiet house by the water",
                     *           "propertyAddress": "14 Alder Lane",
                     *           "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *           "language": "en",
                     *           "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "avatarName": "Text",
                     *           "avatarType": "stock",
                     *           "screenShareUrl": "Text",
                     *           "screenShareType": "Text",
                     *           "status": "pending",
                     *           "processingProgress": 1,
                     *           "processingStage": "reading",
                     *           "queuePosition": 1,
                     *           "waitsFor": "voice",
                     *           "startsInSeconds": 1,
                     *           "secondsLeft": 1,
                     *           "errorMessage": "Text",
                     *           "errorCode": "Text",
                     *           "refund": {
                     *             "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "credits": 5,
                     *             "at": "Text"
                     *           },
                     *           "videoUrl": "Text",
                     *           "downloadUrl": "Text",
                     *           "thumbnailUrl": "Text",
                     *           "thumbnail": {
                     *             "kind": "automatic",
                     *             "second": 1
                     *           },
                     *           "captionsUrl": "Text",
                     *           "waveUrl": "Text",
                     *           "unbrandedUrl": "Text",
                     *           "duration": 1,
                     *           "creditsHeld": 1,
                     *           "creditsCharged": 1,
                     *           "viewCount": 1,
                     *           "shareUrl": "Text",
                     *           "publicUrl": "Text",
                     *           "metadata": {
                     *             "price": "Text",
                     *             "bedrooms": 1,
                     *             "bathrooms": 1,
                     *             "area": "Text",
                     *             "dates": "Text",
                     *             "duration": "Text"
                     *           },
                     *           "look": {
                     *             "shape": "16:9",
                     *             "moreShapes": [
                     *               "16:9"
                     *             ],
                     *             "definition": "720p",
                     *             "framing": "medium",
                     *             "background": "scene",
                     *             "captions": true,
                     *             "opening": true,
                     *             "closing": {
                     *               "phone": "+1 555 010 0199",
                     *               "email": "sam@agency.example",
                     *               "url": "https://agency.example/page",
                     *               "line": "Text"
                     *             },
                     *             "accent": "#f2a33a",
                     *             "aiLabel": true,
                     *             "unbrandedCopy": true
                     *           },
                     *           "sound": {
                     *             "voice": "Text",
                     *             "whenVoiceUnavailable": "wait",
                     *             "speed": 1,
                     *             "pronunciation": [
                     *               {
                     *                 "written": "Text",
                     *                 "spoken": "Text"
                     *               }
                     *             ],
                     *             "music": true,
                     *             "musicMood": "calm"
                     *           },
                     *           "brandKit": {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website"
                     *           },
                     *           "isBrandCurrent": true,
                     *           "isRenderCurrent": true,
                     *           "family": [
                     *             {
                     *               "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *               "language": "en",
                     *               "status": "pending"
                     *             }
                     *           ],
                     *           "tasks": [
                     *             {
                     *               "kind": "rebrand",
                     *               "state": "waiting",
                     *               "progress": 1,
                     *               "errorMessage": "Text"
                     *             }
                     *           ],
                     *           "notes": [
                     *             {
                     *               "code": "page-not-shown",
                     *               "reason": "As agreed by phone",
                     *               "message": "Text"
                     *             }
                     *           ],
                     *           "createdAt": "Text",
                     *           "takenDown": {
                     *             "reason": "As agreed by phone",
                     *             "at": "Text"
                     *           },
                     *           "deletedAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            propertyAddress: string;
                            script: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            avatarId: string | null;
                            avatarName: string;
                            avatarType: ("stock" | "custom") | null;
                            screenShareUrl: string | null;
                            screenShareType: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                            processingProgress: number;
                            processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                            queuePosition: number | null;
                            waitsFor: ("voice" | "lip-sync") | null;
                            startsInSeconds: number | null;
                            secondsLeft: number | null;
                            errorMessage: string | null;
                            errorCode: string | null;
                            refund: {
                                /** Format: uuid */
                                entryId: string;
                                credits: number;
                                at: string;
                            } | null;
                            videoUrl: string | null;
                            downloadUrl: string | null;
                            thumbnailUrl: string | null;
                            thumbnail: {
                                /** @enum {string} */
                                kind: "automatic" | "moment" | "upload";
                                second: number | null;
                            };
                            captionsUrl: string | null;
                            waveUrl: string | null;
                            unbrandedUrl: string | null;
                            duration: number | null;
                            creditsHeld: number;
                            creditsCharged: number | null;
                            viewCount: number;
                            shareUrl: string | null;
                            publicUrl: string | null;
                            metadata: {
                                price?: string;
                                bedrooms?: number;
                                bathrooms?: number;
                                area?: string;
                                dates?: string;
                                duration?: string;
                            };
                            look: {
                                /**
                                 * @default 16:9
                                 * @enum {string}
                                 */
                                shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                                /** @default [] */
                                moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                                /**
                                 * @default 1080p
                                 * @enum {string}
                                 */
                                definition: "720p" | "1080p";
                                /**
                                 * @default medium
                                 * @enum {string}
                                 */
                                framing: "medium" | "close";
                                /**
                                 * @default scene
                                 * @enum {string}
                                 */
                                background: "scene" | "brand" | "plain";
                                /** @default true */
                                captions: boolean;
                                /** @default false */
                                opening: boolean;
                                closing?: {
                                    phone?: "" | (string & (unknown & unknown));
                                    email?: "" | string;
                                    url?: "" | string;
                                    line: string;
                                } | null;
                                accent?: string | null;
                                /** @default false */
                                aiLabel: boolean;
                                /** @default false */
                                unbrandedCopy: boolean;
                            };
                            sound: {
                                /** @default built-in */
                                voice: string;
                                /**
                                 * @default wait
                                 * @enum {string}
                                 */
                                whenVoiceUnavailable: "wait" | "presenter";
                                /** @default 1 */
                                speed: number;
                                /** @default [] */
                                pronunciation: {
                                    written: string;
                                    spoken: string;
                                }[];
                                /** @default false */
                                music: boolean;
                                /**
                                 * @default calm
                                 * @enum {string}
                                 */
                                musicMood: "calm" | "warm" | "bright" | "upbeat";
                            };
                            brandKit: {
                                id: string | null;
                                name: string;
                            } | null;
                            isBrandCurrent: boolean;
                            isRenderCurrent: boolean;
                            family: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "es" | "zh" | "hi" | "fa";
                                /** @enum {string} */
                                status: "pending" | "processing" | "ready" | "failed";
                            }[];
                            tasks: {
                                /** @enum {string} */
                                kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                                /** @enum {string} */
                                state: "waiting" | "working" | "done" | "failed";
                                progress: number;
                                errorMessage: string | null;
                            }[];
                            notes: {
                                /** @enum {string} */
                                code: "page-not-shown";
                                reason: string;
                                message: string;
                            }[];
                            createdAt: string;
                            takenDown: {
                                reason: string;
                                at: string;
                            } | null;
                            deletedAt: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-videos-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoIds": [
                 *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *       ]
                 *     }
                 */
                "application/json": {
                    videoIds?: string[];
                };
            };
        };
        responses: {
            /** @description Deletes videos in the trash permanently, with their files: those named, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "deleted": 1
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                        deleted: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoIds": [
                 *         "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                 *       ]
                 *     }
                 */
                "application/json": {
                    videoIds: string[];
                };
            };
        };
        responses: {
            /** @description Restores several videos from the trash; 404 where none is found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "restored": 1
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                        restored: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restores a video from the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels a video in progress and returns its credits; of a finished one, its open tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A quiet house by the water",
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c75",
                 *       "requestKey": "Text0000"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    script?: string;
                    avatarId?: string;
                    requestKey?: string;
                };
            };
        };
        responses: {
            /** @description Creates a copy of a video, with its own hold, with the texts changed that are given. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a draft with all settings of a video, to change before it is made again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "version": 1,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-translate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                 *       "language": "en"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    script: string;
                    avatarId?: string;
                    requestKey?: string;
                    /** @enum {string} */
                    language: "en" | "es" | "zh" | "hi" | "fa";
                };
            };
        };
        responses: {
            /** @description Creates the video in another language, with its own hold. Both belong to one language family. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-videos-id-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the current status of a video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retries a failed video, with a new hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-videos-id-retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retries a failed video. Its cost is held in its owner’s credits, as when they retry it themselves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-videos-id-take-down": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "As agreed by phone"
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Takes a video down: nobody can watch or download it. Its owner reads the reason by email and beside the video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-videos-id-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restores a video that was taken down. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-videos-id-thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "second": 1
                 *     }
                 */
                "application/json": {
                    second: number;
                } | {
                    /** Format: uuid */
                    uploadId: string;
                } | {
                    /** @constant */
                    automatic: true;
                };
            };
        };
        responses: {
            /** @description Sets the thumbnail of a finished video for lists, its share page, embeds and emails. A re-brand keeps it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "title": "A quiet house by the water",
                     *       "propertyAddress": "14 Alder Lane",
                     *       "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *       "language": "en",
                     *       "avatarId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "avatarName": "Text",
                     *       "avatarType": "stock",
                     *       "screenShareUrl": "Text",
                     *       "screenShareType": "Text",
                     *       "status": "pending",
                     *       "processingProgress": 1,
                     *       "processingStage": "reading",
                     *       "queuePosition": 1,
                     *       "waitsFor": "voice",
                     *       "startsInSeconds": 1,
                     *       "secondsLeft": 1,
                     *       "errorMessage": "Text",
                     *       "errorCode": "Text",
                     *       "refund": {
                     *         "entryId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "credits": 5,
                     *         "at": "Text"
                     *       },
                     *       "videoUrl": "Text",
                     *       "downloadUrl": "Text",
                     *       "thumbnailUrl": "Text",
                     *       "thumbnail": {
                     *         "kind": "automatic",
                     *         "second": 1
                     *       },
                     *       "captionsUrl": "Text",
                     *       "waveUrl": "Text",
                     *       "unbrandedUrl": "Text",
                     *       "duration": 1,
                     *       "creditsHeld": 1,
                     *       "creditsCharged": 1,
                     *       "viewCount": 1,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "metadata": {
                     *         "price": "Text",
                     *         "bedrooms": 1,
                     *         "bathrooms": 1,
                     *         "area": "Text",
                     *         "dates": "Text",
                     *         "duration": "Text"
                     *       },
                     *       "look": {
                     *         "shape": "16:9",
                     *         "moreShapes": [
                     *           "16:9"
                     *         ],
                     *         "definition": "720p",
                     *         "framing": "medium",
                     *         "background": "scene",
                     *         "captions": true,
                     *         "opening": true,
                     *         "closing": {
                     *           "phone": "+1 555 010 0199",
                     *           "email": "sam@agency.example",
                     *           "url": "https://agency.example/page",
                     *           "line": "Text"
                     *         },
                     *         "accent": "#f2a33a",
                     *         "aiLabel": true,
                     *         "unbrandedCopy": true
                     *       },
                     *       "sound": {
                     *         "voice": "Text",
                     *         "whenVoiceUnavailable": "wait",
                     *         "speed": 1,
                     *         "pronunciation": [
                     *           {
                     *             "written": "Text",
                     *             "spoken": "Text"
                     *           }
                     *         ],
                     *         "music": true,
                     *         "musicMood": "calm"
                     *       },
                     *       "brandKit": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website"
                     *       },
                     *       "isBrandCurrent": true,
                     *       "isRenderCurrent": true,
                     *       "family": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "language": "en",
                     *           "status": "pending"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "kind": "rebrand",
                     *           "state": "waiting",
                     *           "progress": 1,
                     *           "errorMessage": "Text"
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "code": "page-not-shown",
                     *           "reason": "As agreed by phone",
                     *           "message": "Text"
                     *         }
                     *       ],
                     *       "createdAt": "Text",
                     *       "takenDown": {
                     *         "reason": "As agreed by phone",
                     *         "at": "Text"
                     *       },
                     *       "deletedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        propertyAddress: string;
                        script: string;
                        /** @enum {string} */
                        language: "en" | "es" | "zh" | "hi" | "fa";
                        avatarId: string | null;
                        avatarName: string;
                        avatarType: ("stock" | "custom") | null;
                        screenShareUrl: string | null;
                        screenShareType: string | null;
                        /** @enum {string} */
                        status: "pending" | "processing" | "ready" | "failed";
                        processingProgress: number;
                        processingStage: ("reading" | "speaking" | "drawing" | "finishing") | null;
                        queuePosition: number | null;
                        waitsFor: ("voice" | "lip-sync") | null;
                        startsInSeconds: number | null;
                        secondsLeft: number | null;
                        errorMessage: string | null;
                        errorCode: string | null;
                        refund: {
                            /** Format: uuid */
                            entryId: string;
                            credits: number;
                            at: string;
                        } | null;
                        videoUrl: string | null;
                        downloadUrl: string | null;
                        thumbnailUrl: string | null;
                        thumbnail: {
                            /** @enum {string} */
                            kind: "automatic" | "moment" | "upload";
                            second: number | null;
                        };
                        captionsUrl: string | null;
                        waveUrl: string | null;
                        unbrandedUrl: string | null;
                        duration: number | null;
                        creditsHeld: number;
                        creditsCharged: number | null;
                        viewCount: number;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        metadata: {
                            price?: string;
                            bedrooms?: number;
                            bathrooms?: number;
                            area?: string;
                            dates?: string;
                            duration?: string;
                        };
                        look: {
                            /**
                             * @default 16:9
                             * @enum {string}
                             */
                            shape: "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @default [] */
                            moreShapes: ("16:9" | "9:16" | "1:1" | "4:5" | "5:4")[];
                            /**
                             * @default 1080p
                             * @enum {string}
                             */
                            definition: "720p" | "1080p";
                            /**
                             * @default medium
                             * @enum {string}
                             */
                            framing: "medium" | "close";
                            /**
                             * @default scene
                             * @enum {string}
                             */
                            background: "scene" | "brand" | "plain";
                            /** @default true */
                            captions: boolean;
                            /** @default false */
                            opening: boolean;
                            closing?: {
                                phone?: "" | (string & (unknown & unknown));
                                email?: "" | string;
                                url?: "" | string;
                                line: string;
                            } | null;
                            accent?: string | null;
                            /** @default false */
                            aiLabel: boolean;
                            /** @default false */
                            unbrandedCopy: boolean;
                        };
                        sound: {
                            /** @default built-in */
                            voice: string;
                            /**
                             * @default wait
                             * @enum {string}
                             */
                            whenVoiceUnavailable: "wait" | "presenter";
                            /** @default 1 */
                            speed: number;
                            /** @default [] */
                            pronunciation: {
                                written: string;
                                spoken: string;
                            }[];
                            /** @default false */
                            music: boolean;
                            /**
                             * @default calm
                             * @enum {string}
                             */
                            musicMood: "calm" | "warm" | "bright" | "upbeat";
                        };
                        brandKit: {
                            id: string | null;
                            name: string;
                        } | null;
                        isBrandCurrent: boolean;
                        isRenderCurrent: boolean;
                        family: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "en" | "es" | "zh" | "hi" | "fa";
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                        }[];
                        tasks: {
                            /** @enum {string} */
                            kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
                            /** @enum {string} */
                            state: "waiting" | "working" | "done" | "failed";
                            progress: number;
                            errorMessage: string | null;
                        }[];
                        notes: {
                            /** @enum {string} */
                            code: "page-not-shown";
                            reason: string;
                            message: string;
                        }[];
                        createdAt: string;
                        takenDown: {
                            reason: string;
                            at: string;
                        } | null;
                        deletedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share link of a video with the settings of its page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shownAs": "Text",
                     *       "expiresAt": "2026-11-23T09:00:00Z",
                     *       "heldUntil": "2026-11-23T09:00:00Z",
                     *       "callToAction": {
                     *         "label": "Text",
                     *         "text": "There is something new to see.",
                     *         "url": "https://agency.example/page"
                     *       },
                     *       "asksLeads": true,
                     *       "isIndexed": true,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "embedCode": "Text",
                     *       "emailCode": "Text",
                     *       "qrSvg": "Text",
                     *       "hasPassword": true,
                     *       "ownName": "Text"
                     *     }
                     */
                    "application/json": {
                        shownAs: string;
                        expiresAt: string | null;
                        heldUntil: string | null;
                        callToAction: {
                            label: string;
                            /** @default  */
                            text: string;
                            /** Format: uri */
                            url: string;
                        } | null;
                        asksLeads: boolean;
                        isIndexed: boolean;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        embedCode: string | null;
                        emailCode: string | null;
                        qrSvg: string | null;
                        hasPassword: boolean;
                        ownName: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-videos-id-share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates the share link of a finished video, or returns the existing one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shownAs": "Text",
                     *       "expiresAt": "2026-11-23T09:00:00Z",
                     *       "heldUntil": "2026-11-23T09:00:00Z",
                     *       "callToAction": {
                     *         "label": "Text",
                     *         "text": "There is something new to see.",
                     *         "url": "https://agency.example/page"
                     *       },
                     *       "asksLeads": true,
                     *       "isIndexed": true,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "embedCode": "Text",
                     *       "emailCode": "Text",
                     *       "qrSvg": "Text",
                     *       "hasPassword": true,
                     *       "ownName": "Text"
                     *     }
                     */
                    "application/json": {
                        shownAs: string;
                        expiresAt: string | null;
                        heldUntil: string | null;
                        callToAction: {
                            label: string;
                            /** @default  */
                            text: string;
                            /** Format: uri */
                            url: string;
                        } | null;
                        asksLeads: boolean;
                        isIndexed: boolean;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        embedCode: string | null;
                        emailCode: string | null;
                        qrSvg: string | null;
                        hasPassword: boolean;
                        ownName: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-videos-id-share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes the share link permanently. Sharing again creates a new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shownAs": "Text",
                     *       "expiresAt": "2026-11-23T09:00:00Z",
                     *       "heldUntil": "2026-11-23T09:00:00Z",
                     *       "callToAction": {
                     *         "label": "Text",
                     *         "text": "There is something new to see.",
                     *         "url": "https://agency.example/page"
                     *       },
                     *       "asksLeads": true,
                     *       "isIndexed": true,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "embedCode": "Text",
                     *       "emailCode": "Text",
                     *       "qrSvg": "Text",
                     *       "hasPassword": true,
                     *       "ownName": "Text"
                     *     }
                     */
                    "application/json": {
                        shownAs: string;
                        expiresAt: string | null;
                        heldUntil: string | null;
                        callToAction: {
                            label: string;
                            /** @default  */
                            text: string;
                            /** Format: uri */
                            url: string;
                        } | null;
                        asksLeads: boolean;
                        isIndexed: boolean;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        embedCode: string | null;
                        emailCode: string | null;
                        qrSvg: string | null;
                        hasPassword: boolean;
                        ownName: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-videos-id-share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shownAs": "Text",
                 *       "expiresAt": "2026-11-23T09:00:00Z",
                 *       "heldUntil": "2026-11-23T09:00:00Z",
                 *       "callToAction": {
                 *         "label": "Text",
                 *         "url": "https://agency.example/page"
                 *       },
                 *       "asksLeads": true,
                 *       "isIndexed": true,
                 *       "password": "three plain words"
                 *     }
                 */
                "application/json": {
                    shownAs?: string;
                    expiresAt?: string | null;
                    heldUntil?: string | null;
                    callToAction?: {
                        label: string;
                        /** @default  */
                        text?: string;
                        /** Format: uri */
                        url: string;
                    } | null;
                    asksLeads?: boolean;
                    isIndexed?: boolean;
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description Changes password, expiry, release date, call to action, lead form and indexing of the share page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shownAs": "Text",
                     *       "expiresAt": "2026-11-23T09:00:00Z",
                     *       "heldUntil": "2026-11-23T09:00:00Z",
                     *       "callToAction": {
                     *         "label": "Text",
                     *         "text": "There is something new to see.",
                     *         "url": "https://agency.example/page"
                     *       },
                     *       "asksLeads": true,
                     *       "isIndexed": true,
                     *       "shareUrl": "Text",
                     *       "publicUrl": "Text",
                     *       "embedCode": "Text",
                     *       "emailCode": "Text",
                     *       "qrSvg": "Text",
                     *       "hasPassword": true,
                     *       "ownName": "Text"
                     *     }
                     */
                    "application/json": {
                        shownAs: string;
                        expiresAt: string | null;
                        heldUntil: string | null;
                        callToAction: {
                            label: string;
                            /** @default  */
                            text: string;
                            /** Format: uri */
                            url: string;
                        } | null;
                        asksLeads: boolean;
                        isIndexed: boolean;
                        shareUrl: string | null;
                        publicUrl: string | null;
                        embedCode: string | null;
                        emailCode: string | null;
                        qrSvg: string | null;
                        hasPassword: boolean;
                        ownName: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-sharing-page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the share page of a finished video. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-analytics": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plays, quarters reached, clicks and leads of a video, by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "starts": 1,
                     *           "quarters": 1,
                     *           "halves": 1,
                     *           "threeQuarters": 1,
                     *           "ends": 1,
                     *           "clicks": 1,
                     *           "leads": 1,
                     *           "day": "2026-11-23"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "starts": 1,
                     *         "quarters": 1,
                     *         "halves": 1,
                     *         "threeQuarters": 1,
                     *         "ends": 1,
                     *         "clicks": 1,
                     *         "leads": 1
                     *       },
                     *       "everStarted": 1
                     *     }
                     */
                    "application/json": {
                        days: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                            /** Format: date */
                            day: string;
                        }[];
                        totals: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                        };
                        everStarted: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-videos-id-analytics-csv": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-views": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for all videos of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "starts": 1,
                     *           "quarters": 1,
                     *           "halves": 1,
                     *           "threeQuarters": 1,
                     *           "ends": 1,
                     *           "clicks": 1,
                     *           "leads": 1,
                     *           "day": "2026-11-23"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "starts": 1,
                     *         "quarters": 1,
                     *         "halves": 1,
                     *         "threeQuarters": 1,
                     *         "ends": 1,
                     *         "clicks": 1,
                     *         "leads": 1
                     *       },
                     *       "everStarted": 1
                     *     }
                     */
                    "application/json": {
                        days: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                            /** Format: date */
                            day: string;
                        }[];
                        totals: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                        };
                        everStarted: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-views-csv": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for all videos of the person, as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-views": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for all videos of the tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "starts": 1,
                     *           "quarters": 1,
                     *           "halves": 1,
                     *           "threeQuarters": 1,
                     *           "ends": 1,
                     *           "clicks": 1,
                     *           "leads": 1,
                     *           "day": "2026-11-23"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "starts": 1,
                     *         "quarters": 1,
                     *         "halves": 1,
                     *         "threeQuarters": 1,
                     *         "ends": 1,
                     *         "clicks": 1,
                     *         "leads": 1
                     *       },
                     *       "everStarted": 1
                     *     }
                     */
                    "application/json": {
                        days: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                            /** Format: date */
                            day: string;
                        }[];
                        totals: {
                            starts: number;
                            quarters: number;
                            halves: number;
                            threeQuarters: number;
                            ends: number;
                            clicks: number;
                            leads: number;
                        };
                        everStarted: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-views-csv": {
        parameters: {
            query?: {
                /** @example 90 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for all videos of the tenant, as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-leads": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                videoId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads from the share pages of the person’s videos, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "videoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "videoTitle": "Text",
                     *           "name": "Website",
                     *           "email": "sam@agency.example",
                     *           "phone": "+1 555 010 0199",
                     *           "message": "Text",
                     *           "language": "Text",
                     *           "isAnswered": true,
                     *           "createdAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            videoId: string | null;
                            videoTitle: string;
                            name: string;
                            email: string | null;
                            phone: string | null;
                            message: string;
                            language: string;
                            isAnswered: boolean;
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-leads-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All leads as CSV that is safe from formulas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-leads-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-leads-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isAnswered": true
                 *     }
                 */
                "application/json": {
                    isAnswered: boolean;
                };
            };
        };
        responses: {
            /** @description Marks a lead as answered or open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "videoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "videoTitle": "Text",
                     *       "name": "Website",
                     *       "email": "sam@agency.example",
                     *       "phone": "+1 555 010 0199",
                     *       "message": "Text",
                     *       "language": "Text",
                     *       "isAnswered": true,
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        videoId: string | null;
                        videoTitle: string;
                        name: string;
                        email: string | null;
                        phone: string | null;
                        message: string;
                        language: string;
                        isAnswered: boolean;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-integrations-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of webhooks, whether emails are sent, what can be exported, and where videos can be shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "webhooks": {
                     *           "count": 1,
                     *           "active": 1
                     *         },
                     *         "email": {
                     *           "configured": true,
                     *           "service": "Text",
                     *           "isSent": true
                     *         },
                     *         "exports": {
                     *           "types": [
                     *             "videos"
                     *           ]
                     *         },
                     *         "socialSharing": {
                     *           "platforms": [
                     *             "linkedin"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: {
                            webhooks: {
                                count: number;
                                active: number;
                            };
                            email: {
                                configured: boolean;
                                service: string | null;
                                isSent: boolean;
                            };
                            exports: {
                                types: ("videos" | "avatars" | "analytics")[];
                            };
                            socialSharing: {
                                platforms: ("linkedin" | "facebook" | "whatsapp" | "x" | "youtube")[];
                            };
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-export-type": {
        parameters: {
            query?: {
                /** @example json */
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /** @example example */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s own videos, avatars or views as a file: JSON, or CSV that is safe from formulas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One’s own webhooks, and those of the site for admins of its team, newest first. Without secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "url": "https://agency.example/hooks/videos",
                     *         "events": [
                     *           "Text"
                     *         ],
                     *         "isActive": true,
                     *         "scope": "own",
                     *         "createdAt": "Text",
                     *         "failingSince": "Text",
                     *         "endedAt": "Text",
                     *         "endReason": "failing",
                     *         "oldSecretUntil": "Text",
                     *         "delivered": 1,
                     *         "failed": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: string[];
                        isActive: boolean;
                        /** @enum {string} */
                        scope: "own" | "site";
                        createdAt: string;
                        failingSince: string | null;
                        endedAt: string | null;
                        endReason: ("failing" | "gone") | null;
                        oldSecretUntil: string | null;
                        delivered: number;
                        failed: number;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://agency.example/page",
                 *       "events": [
                 *         "video.completed"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("video.completed" | "video.failed" | "user.created" | "subscription.updated" | "lead.created" | "avatar.ready")[];
                    /**
                     * @default own
                     * @enum {string}
                     */
                    scope?: "own" | "site";
                };
            };
        };
        responses: {
            /** @description Creates a webhook. Its signing secret is returned once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "events": [
                     *         "Text"
                     *       ],
                     *       "isActive": true,
                     *       "scope": "own",
                     *       "createdAt": "Text",
                     *       "failingSince": "Text",
                     *       "endedAt": "Text",
                     *       "endReason": "failing",
                     *       "oldSecretUntil": "Text",
                     *       "delivered": 1,
                     *       "failed": 1,
                     *       "secret": "key_example"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: string[];
                        isActive: boolean;
                        /** @enum {string} */
                        scope: "own" | "site";
                        createdAt: string;
                        failingSince: string | null;
                        endedAt: string | null;
                        endReason: ("failing" | "gone") | null;
                        oldSecretUntil: string | null;
                        delivered: number;
                        failed: number;
                        secret: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a webhook with its delivery log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isActive": true
                 *     }
                 */
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Turns a webhook on or off. Events of the time in between are kept and sent when it is on again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "events": [
                     *         "Text"
                     *       ],
                     *       "isActive": true,
                     *       "scope": "own",
                     *       "createdAt": "Text",
                     *       "failingSince": "Text",
                     *       "endedAt": "Text",
                     *       "endReason": "failing",
                     *       "oldSecretUntil": "Text",
                     *       "delivered": 1,
                     *       "failed": 1
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: string[];
                        isActive: boolean;
                        /** @enum {string} */
                        scope: "own" | "site";
                        createdAt: string;
                        failingSince: string | null;
                        endedAt: string | null;
                        endReason: ("failing" | "gone") | null;
                        oldSecretUntil: string | null;
                        delivered: number;
                        failed: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-webhooks-id-rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a new signing secret. For 24 hours deliveries are signed with the old one as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "events": [
                     *         "Text"
                     *       ],
                     *       "isActive": true,
                     *       "scope": "own",
                     *       "createdAt": "Text",
                     *       "failingSince": "Text",
                     *       "endedAt": "Text",
                     *       "endReason": "failing",
                     *       "oldSecretUntil": "Text",
                     *       "delivered": 1,
                     *       "failed": 1,
                     *       "secret": "key_example"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: string[];
                        isActive: boolean;
                        /** @enum {string} */
                        scope: "own" | "site";
                        createdAt: string;
                        failingSince: string | null;
                        endedAt: string | null;
                        endReason: ("failing" | "gone") | null;
                        oldSecretUntil: string | null;
                        delivered: number;
                        failed: number;
                        secret: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-webhooks-id-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "video.completed"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    event?: "video.completed" | "video.failed" | "user.created" | "subscription.updated" | "lead.created" | "avatar.ready";
                };
            };
        };
        responses: {
            /** @description Sends an example of an event to the webhook, marked as a test. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "messageId": "Text",
                     *       "event": "Text",
                     *       "isTest": true,
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "createdAt": "Text",
                     *       "nextAttemptAt": "Text",
                     *       "lastAttemptAt": "Text",
                     *       "statusCode": 1,
                     *       "problem": "address-refused",
                     *       "milliseconds": 1
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        messageId: string;
                        event: string;
                        isTest: boolean;
                        /** @enum {string} */
                        state: "pending" | "delivered" | "failed";
                        attempts: number;
                        createdAt: string;
                        nextAttemptAt: string | null;
                        lastAttemptAt: string | null;
                        statusCode: number | null;
                        problem: ("address-refused" | "unreachable" | "too-slow" | "too-large" | "wrong-type" | "too-many-redirects") | null;
                        milliseconds: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-webhooks-id-deliveries": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries of a webhook in the last 30 days, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "messageId": "Text",
                     *           "event": "Text",
                     *           "isTest": true,
                     *           "state": "pending",
                     *           "attempts": 1,
                     *           "createdAt": "Text",
                     *           "nextAttemptAt": "Text",
                     *           "lastAttemptAt": "Text",
                     *           "statusCode": 1,
                     *           "problem": "address-refused",
                     *           "milliseconds": 1
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            messageId: string;
                            event: string;
                            isTest: boolean;
                            /** @enum {string} */
                            state: "pending" | "delivered" | "failed";
                            attempts: number;
                            createdAt: string;
                            nextAttemptAt: string | null;
                            lastAttemptAt: string | null;
                            statusCode: number | null;
                            problem: ("address-refused" | "unreachable" | "too-slow" | "too-large" | "wrong-type" | "too-many-redirects") | null;
                            milliseconds: number | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-webhooks-id-deliveries-deliveryid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One delivery: its request, and the response to each attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "messageId": "Text",
                     *       "event": "Text",
                     *       "isTest": true,
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "createdAt": "Text",
                     *       "nextAttemptAt": "Text",
                     *       "lastAttemptAt": "Text",
                     *       "statusCode": 1,
                     *       "problem": "address-refused",
                     *       "milliseconds": 1,
                     *       "url": "https://agency.example/hooks/videos",
                     *       "body": "Text",
                     *       "log": [
                     *         {
                     *           "number": 1,
                     *           "at": "Text",
                     *           "statusCode": 1,
                     *           "problem": "address-refused",
                     *           "milliseconds": 1,
                     *           "requestHeaders": {},
                     *           "answerHeaders": {},
                     *           "answer": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        messageId: string;
                        event: string;
                        isTest: boolean;
                        /** @enum {string} */
                        state: "pending" | "delivered" | "failed";
                        attempts: number;
                        createdAt: string;
                        nextAttemptAt: string | null;
                        lastAttemptAt: string | null;
                        statusCode: number | null;
                        problem: ("address-refused" | "unreachable" | "too-slow" | "too-large" | "wrong-type" | "too-many-redirects") | null;
                        milliseconds: number | null;
                        url: string;
                        body: string;
                        log: {
                            number: number;
                            at: string;
                            statusCode: number | null;
                            problem: ("address-refused" | "unreachable" | "too-slow" | "too-large" | "wrong-type" | "too-many-redirects") | null;
                            milliseconds: number;
                            requestHeaders: {
                                [key: string]: string;
                            };
                            answerHeaders: {
                                [key: string]: string;
                            };
                            answer: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-webhooks-id-deliveries-deliveryid-replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a delivery again, under the same message id. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "messageId": "Text",
                     *       "event": "Text",
                     *       "isTest": true,
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "createdAt": "Text",
                     *       "nextAttemptAt": "Text",
                     *       "lastAttemptAt": "Text",
                     *       "statusCode": 1,
                     *       "problem": "address-refused",
                     *       "milliseconds": 1
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        messageId: string;
                        event: string;
                        isTest: boolean;
                        /** @enum {string} */
                        state: "pending" | "delivered" | "failed";
                        attempts: number;
                        createdAt: string;
                        nextAttemptAt: string | null;
                        lastAttemptAt: string | null;
                        statusCode: number | null;
                        problem: ("address-refused" | "unreachable" | "too-slow" | "too-large" | "wrong-type" | "too-many-redirects") | null;
                        milliseconds: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jsonrpc": "2.0",
                 *       "id": 1,
                 *       "method": "tools/list"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    jsonrpc: "2.0";
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Model Context Protocol (Streamable HTTP, stateless): tools for agents that write scripts and create, follow and share videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jsonrpc": "2.0"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        jsonrpc: "2.0";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan of this tenant and its usage this month. Amounts are US cents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Agency",
                     *       "planType": "growth",
                     *       "subscriptionStatus": "active",
                     *       "monthlyVideoUsage": 1,
                     *       "includedVideos": 1,
                     *       "includedThisMonth": 1,
                     *       "prorated": {
                     *         "days": 90,
                     *         "of": 1
                     *       },
                     *       "monthlyPrice": 1,
                     *       "overagePrice": 1,
                     *       "includedTwins": 1,
                     *       "digitalTwinPrice": 1,
                     *       "onboardingCompleted": true,
                     *       "platformActive": true
                     *     }
                     */
                    "application/json": {
                        companyName: string;
                        planType: ("growth" | "pro" | "enterprise") | null;
                        /** @enum {string} */
                        subscriptionStatus: "active" | "paused" | "suspended";
                        monthlyVideoUsage: number;
                        includedVideos: number | null;
                        includedThisMonth: number | null;
                        prorated: {
                            days: number;
                            of: number;
                        } | null;
                        monthlyPrice: number | null;
                        overagePrice: number | null;
                        includedTwins: number | null;
                        digitalTwinPrice: number | null;
                        onboardingCompleted: boolean;
                        platformActive: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "onboardingCompleted": true,
                 *       "platformActive": true
                 *     }
                 */
                "application/json": {
                    onboardingCompleted?: boolean;
                    platformActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Marks the setup as complete, or pauses or resumes the site. A paused site keeps everything and makes no videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Agency",
                     *       "planType": "growth",
                     *       "subscriptionStatus": "active",
                     *       "monthlyVideoUsage": 1,
                     *       "includedVideos": 1,
                     *       "includedThisMonth": 1,
                     *       "prorated": {
                     *         "days": 90,
                     *         "of": 1
                     *       },
                     *       "monthlyPrice": 1,
                     *       "overagePrice": 1,
                     *       "includedTwins": 1,
                     *       "digitalTwinPrice": 1,
                     *       "onboardingCompleted": true,
                     *       "platformActive": true
                     *     }
                     */
                    "application/json": {
                        companyName: string;
                        planType: ("growth" | "pro" | "enterprise") | null;
                        /** @enum {string} */
                        subscriptionStatus: "active" | "paused" | "suspended";
                        monthlyVideoUsage: number;
                        includedVideos: number | null;
                        includedThisMonth: number | null;
                        prorated: {
                            days: number;
                            of: number;
                        } | null;
                        monthlyPrice: number | null;
                        overagePrice: number | null;
                        includedTwins: number | null;
                        digitalTwinPrice: number | null;
                        onboardingCompleted: boolean;
                        platformActive: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers, videos and income of this tenant in this calendar month (UTC). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 1,
                     *       "activeUsers": 1,
                     *       "conversionRate": 1,
                     *       "revenueCents": 1,
                     *       "currency": "USD",
                     *       "sold": [
                     *         {
                     *           "name": "Website",
                     *           "count": 1,
                     *           "totalCents": 1
                     *         }
                     *       ],
                     *       "days": [
                     *         {
                     *           "day": "Text",
                     *           "videos": 1,
                     *           "newUsers": 1
                     *         }
                     *       ],
                     *       "months": [
                     *         {
                     *           "month": "2026-11",
                     *           "videos": 1,
                     *           "newUsers": 1,
                     *           "revenueCents": 1
                     *         }
                     *       ],
                     *       "asOf": "Text"
                     *     }
                     */
                    "application/json": {
                        totalUsers: number;
                        activeUsers: number;
                        conversionRate: number;
                        revenueCents: number;
                        currency: string;
                        sold: {
                            name: string;
                            count: number;
                            totalCents: number;
                        }[];
                        days: {
                            day: string;
                            videos: number;
                            newUsers: number;
                        }[];
                        months: {
                            month: string;
                            videos: number;
                            newUsers: number;
                            revenueCents: number;
                        }[];
                        asOf: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of this tenant’s site. Every line was checked for this answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "platform",
                     *         "state": "ok",
                     *         "found": "Text",
                     *         "checkedAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        name: "platform" | "videos" | "domain" | "certificate" | "mail" | "payments" | "backup";
                        /** @enum {string} */
                        state: "ok" | "waiting" | "bad" | "off";
                        found: string;
                        checkedAt: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps from a new site to its first sale. Completed steps are found from the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "brand",
                     *         "isDone": true,
                     *         "found": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        name: "brand" | "domain" | "email" | "prices" | "payouts" | "legal" | "team" | "customer" | "sale";
                        isDone: boolean;
                        found: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-videos": {
        parameters: {
            query?: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example createdAt */
                sort?: "createdAt" | "title" | "user" | "status" | "length" | "credits" | "views";
                /** @example asc */
                order?: "asc" | "desc";
                /** @example Text */
                q?: string;
                /** @example pending */
                status?: "pending" | "processing" | "ready" | "failed" | "taken-down";
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos of this tenant’s people, or of the one with the id `user`, newest first unless sorted otherwise. No scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "title": "A quiet house by the water",
                     *           "userId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "username": "sam",
                     *           "displayName": "Sam",
                     *           "status": "pending",
                     *           "errorMessage": "Text",
                     *           "durationSeconds": 1,
                     *           "thumbnailUrl": "Text",
                     *           "pageUrl": "Text",
                     *           "credits": 5,
                     *           "views": 1,
                     *           "takenDown": {
                     *             "reason": "As agreed by phone",
                     *             "at": "Text"
                     *           },
                     *           "createdAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** Format: uuid */
                            userId: string;
                            username: string;
                            displayName: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "ready" | "failed";
                            errorMessage: string | null;
                            durationSeconds: number | null;
                            thumbnailUrl: string | null;
                            pageUrl: string | null;
                            credits: number;
                            views: number;
                            takenDown: {
                                reason: string;
                                at: string;
                            } | null;
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-videos-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many videos this tenant’s people have, by state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "thisMonth": 1,
                     *       "ready": 1,
                     *       "processing": 1,
                     *       "waiting": 1,
                     *       "failed": 1
                     *     }
                     */
                    "application/json": {
                        total: number;
                        thisMonth: number;
                        ready: number;
                        processing: number;
                        waiting: number;
                        failed: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list of this tenant with cost and margin of each offer, and the planned list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": {
                     *         "currency": "USD",
                     *         "subscription": {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website",
                     *           "priceCents": 1,
                     *           "creditsPerPeriod": 1,
                     *           "periodDays": 1
                     *         },
                     *         "bundles": [
                     *           {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "credits": 5,
                     *             "priceCents": 1,
                     *             "popular": true,
                     *             "expiryMonths": 1
                     *           }
                     *         ],
                     *         "digitalTwinPriceCents": 1,
                     *         "furtherTwinDiscountPercent": 1,
                     *         "sellsEmailBlast": true,
                     *         "emailBlastPriceCents": 1,
                     *         "plans": [
                     *           {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "priceCents": 1,
                     *             "credits": 5,
                     *             "billing": "once"
                     *           }
                     *         ]
                     *       },
                     *       "freeCredits": 1,
                     *       "effectiveAt": "Text",
                     *       "offers": [
                     *         {
                     *           "kind": "bundle",
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website",
                     *           "credits": 5,
                     *           "priceCents": 1,
                     *           "costCents": 1,
                     *           "marginCents": 1,
                     *           "marginPercent": 1
                     *         }
                     *       ],
                     *       "planned": {
                     *         "prices": {
                     *           "currency": "USD",
                     *           "subscription": {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "priceCents": 1,
                     *             "creditsPerPeriod": 1,
                     *             "periodDays": 1
                     *           },
                     *           "bundles": [
                     *             {
                     *               "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *               "name": "Website",
                     *               "credits": 5,
                     *               "priceCents": 1,
                     *               "popular": true,
                     *               "expiryMonths": 1
                     *             }
                     *           ],
                     *           "digitalTwinPriceCents": 1,
                     *           "furtherTwinDiscountPercent": 1,
                     *           "sellsEmailBlast": true,
                     *           "emailBlastPriceCents": 1,
                     *           "plans": [
                     *             {
                     *               "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *               "name": "Website",
                     *               "priceCents": 1,
                     *               "credits": 5,
                     *               "billing": "once"
                     *             }
                     *           ]
                     *         },
                     *         "effectiveAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        prices: {
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                            subscription: {
                                id: string;
                                name: string;
                                priceCents: number;
                                creditsPerPeriod: number;
                                periodDays: number;
                            };
                            bundles: {
                                id: string;
                                name: string;
                                credits: number;
                                priceCents: number;
                                popular: boolean;
                                expiryMonths: number | null;
                            }[];
                            digitalTwinPriceCents: number;
                            /** @default 10 */
                            furtherTwinDiscountPercent: number;
                            /** @default false */
                            sellsEmailBlast: boolean;
                            /** @default 30000 */
                            emailBlastPriceCents: number | null;
                            /** @default [] */
                            plans: {
                                id: string;
                                name: string;
                                priceCents: number;
                                credits: number;
                                /** @enum {string} */
                                billing: "once" | "monthly" | "annual";
                            }[];
                        };
                        freeCredits: number;
                        effectiveAt: string;
                        offers: {
                            /** @enum {string} */
                            kind: "bundle" | "subscription" | "twin";
                            id: string;
                            name: string;
                            credits: number;
                            priceCents: number;
                            costCents: number | null;
                            marginCents: number | null;
                            marginPercent: number | null;
                        }[];
                        planned: {
                            prices: {
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                                subscription: {
                                    id: string;
                                    name: string;
                                    priceCents: number;
                                    creditsPerPeriod: number;
                                    periodDays: number;
                                };
                                bundles: {
                                    id: string;
                                    name: string;
                                    credits: number;
                                    priceCents: number;
                                    popular: boolean;
                                    expiryMonths: number | null;
                                }[];
                                digitalTwinPriceCents: number;
                                /** @default 10 */
                                furtherTwinDiscountPercent: number;
                                /** @default false */
                                sellsEmailBlast: boolean;
                                /** @default 30000 */
                                emailBlastPriceCents: number | null;
                                /** @default [] */
                                plans: {
                                    id: string;
                                    name: string;
                                    priceCents: number;
                                    credits: number;
                                    /** @enum {string} */
                                    billing: "once" | "monthly" | "annual";
                                }[];
                            };
                            effectiveAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prices": {
                 *         "currency": "USD",
                 *         "subscription": {
                 *           "name": "Website",
                 *           "priceCents": 50,
                 *           "creditsPerPeriod": 1
                 *         },
                 *         "bundles": [
                 *           {
                 *             "name": "Website",
                 *             "credits": 5,
                 *             "priceCents": 50,
                 *             "popular": true,
                 *             "expiryMonths": 12
                 *           }
                 *         ],
                 *         "digitalTwinPriceCents": 50,
                 *         "furtherTwinDiscountPercent": 1,
                 *         "emailBlastPriceCents": 50
                 *       }
                 *     }
                 */
                "application/json": {
                    prices: {
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                        subscription: {
                            name: string;
                            priceCents: number;
                            creditsPerPeriod: number;
                        };
                        bundles: {
                            id?: string;
                            name: string;
                            credits: number;
                            priceCents: number;
                            popular: boolean;
                            expiryMonths: 12 | null;
                        }[];
                        digitalTwinPriceCents: number;
                        furtherTwinDiscountPercent: number;
                        sellsEmailBlast?: boolean;
                        emailBlastPriceCents: number | null;
                    };
                    freeCredits?: number;
                    /** Format: date-time */
                    effectiveAt?: string;
                };
            };
        };
        responses: {
            /** @description Sets the price list, now or from `effectiveAt` on; it replaces a planned one. Purchases that have begun keep their price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": {
                     *         "currency": "USD",
                     *         "subscription": {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website",
                     *           "priceCents": 1,
                     *           "creditsPerPeriod": 1,
                     *           "periodDays": 1
                     *         },
                     *         "bundles": [
                     *           {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "credits": 5,
                     *             "priceCents": 1,
                     *             "popular": true,
                     *             "expiryMonths": 1
                     *           }
                     *         ],
                     *         "digitalTwinPriceCents": 1,
                     *         "furtherTwinDiscountPercent": 1,
                     *         "sellsEmailBlast": true,
                     *         "emailBlastPriceCents": 1,
                     *         "plans": [
                     *           {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "priceCents": 1,
                     *             "credits": 5,
                     *             "billing": "once"
                     *           }
                     *         ]
                     *       },
                     *       "freeCredits": 1,
                     *       "effectiveAt": "Text",
                     *       "offers": [
                     *         {
                     *           "kind": "bundle",
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "name": "Website",
                     *           "credits": 5,
                     *           "priceCents": 1,
                     *           "costCents": 1,
                     *           "marginCents": 1,
                     *           "marginPercent": 1
                     *         }
                     *       ],
                     *       "planned": {
                     *         "prices": {
                     *           "currency": "USD",
                     *           "subscription": {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "priceCents": 1,
                     *             "creditsPerPeriod": 1,
                     *             "periodDays": 1
                     *           },
                     *           "bundles": [
                     *             {
                     *               "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *               "name": "Website",
                     *               "credits": 5,
                     *               "priceCents": 1,
                     *               "popular": true,
                     *               "expiryMonths": 1
                     *             }
                     *           ],
                     *           "digitalTwinPriceCents": 1,
                     *           "furtherTwinDiscountPercent": 1,
                     *           "sellsEmailBlast": true,
                     *           "emailBlastPriceCents": 1,
                     *           "plans": [
                     *             {
                     *               "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *               "name": "Website",
                     *               "priceCents": 1,
                     *               "credits": 5,
                     *               "billing": "once"
                     *             }
                     *           ]
                     *         },
                     *         "effectiveAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        prices: {
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                            subscription: {
                                id: string;
                                name: string;
                                priceCents: number;
                                creditsPerPeriod: number;
                                periodDays: number;
                            };
                            bundles: {
                                id: string;
                                name: string;
                                credits: number;
                                priceCents: number;
                                popular: boolean;
                                expiryMonths: number | null;
                            }[];
                            digitalTwinPriceCents: number;
                            /** @default 10 */
                            furtherTwinDiscountPercent: number;
                            /** @default false */
                            sellsEmailBlast: boolean;
                            /** @default 30000 */
                            emailBlastPriceCents: number | null;
                            /** @default [] */
                            plans: {
                                id: string;
                                name: string;
                                priceCents: number;
                                credits: number;
                                /** @enum {string} */
                                billing: "once" | "monthly" | "annual";
                            }[];
                        };
                        freeCredits: number;
                        effectiveAt: string;
                        offers: {
                            /** @enum {string} */
                            kind: "bundle" | "subscription" | "twin";
                            id: string;
                            name: string;
                            credits: number;
                            priceCents: number;
                            costCents: number | null;
                            marginCents: number | null;
                            marginPercent: number | null;
                        }[];
                        planned: {
                            prices: {
                                /** @enum {string} */
                                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                                subscription: {
                                    id: string;
                                    name: string;
                                    priceCents: number;
                                    creditsPerPeriod: number;
                                    periodDays: number;
                                };
                                bundles: {
                                    id: string;
                                    name: string;
                                    credits: number;
                                    priceCents: number;
                                    popular: boolean;
                                    expiryMonths: number | null;
                                }[];
                                digitalTwinPriceCents: number;
                                /** @default 10 */
                                furtherTwinDiscountPercent: number;
                                /** @default false */
                                sellsEmailBlast: boolean;
                                /** @default 30000 */
                                emailBlastPriceCents: number | null;
                                /** @default [] */
                                plans: {
                                    id: string;
                                    name: string;
                                    priceCents: number;
                                    credits: number;
                                    /** @enum {string} */
                                    billing: "once" | "monthly" | "annual";
                                }[];
                            };
                            effectiveAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-stats": {
        parameters: {
            query?: {
                /** @example Text */
                q?: string;
                /** @example customer */
                role?: "customer" | "partner";
                /** @example active */
                state?: "active" | "suspended" | "never-seen";
                /** @example subscribed */
                plan?: "subscribed" | "past-due" | "ended" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many people the list shows with the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "activeThisMonth": 1,
                     *       "suspended": 1,
                     *       "subscribers": 1
                     *     }
                     */
                    "application/json": {
                        total: number;
                        activeThisMonth: number;
                        suspended: number;
                        subscribers: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-csv": {
        parameters: {
            query?: {
                /** @example Text */
                q?: string;
                /** @example customer */
                role?: "customer" | "partner";
                /** @example active */
                state?: "active" | "suspended" | "never-seen";
                /** @example subscribed */
                plan?: "subscribed" | "past-due" | "ended" | "none";
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people whom the filter finds, or those named by `ids`, as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-id-ledger": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example all */
                filter?: "all" | "bought" | "used" | "returned" | "ended";
                /** @example 2026-11-23T09:00:00Z */
                since?: string;
            };
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every change of a person’s credits, newest first, with the balance after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "at": "Text",
                     *           "kind": "grant",
                     *           "bucket": "signup",
                     *           "credits": 5,
                     *           "balance": 1,
                     *           "expiresAt": "Text",
                     *           "videoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "videoTitle": "Text",
                     *           "holdState": "held",
                     *           "name": "Website",
                     *           "isForIntroduction": true,
                     *           "reason": "As agreed by phone",
                     *           "invoiceNumber": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            at: string;
                            /** @enum {string} */
                            kind: "grant" | "hold" | "release" | "expire" | "adjust";
                            /** @enum {string} */
                            bucket: "signup" | "monthly" | "bundle" | "admin" | "refund";
                            credits: number;
                            balance: number;
                            expiresAt: string | null;
                            videoId: string | null;
                            videoTitle: string | null;
                            holdState: ("held" | "settled" | "released") | null;
                            name: string | null;
                            isForIntroduction: boolean;
                            reason: string | null;
                            invoiceNumber: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-users-id-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions of a person, last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "browser": "Text",
                     *         "address": "14 Alder Lane, Springfield",
                     *         "createdAt": "Text",
                     *         "lastSeenAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        browser: string;
                        address: string | null;
                        createdAt: string;
                        lastSeenAt: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-users-id-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs a person out everywhere. Returns how many sessions there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-users-id-sessions-sessionid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends one session of a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-report": {
        parameters: {
            query: {
                /** @example 2026-11-23 */
                from: string;
                /** @example 2026-11-23 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Videos, new customers, views and revenue of a period by day, with the totals of the period before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "Text",
                     *       "to": "Text",
                     *       "previousFrom": "Text",
                     *       "previousTo": "Text",
                     *       "currency": "USD",
                     *       "current": {
                     *         "videos": 1,
                     *         "newUsers": 1,
                     *         "views": 1,
                     *         "revenueCents": 1
                     *       },
                     *       "previous": {
                     *         "videos": 1,
                     *         "newUsers": 1,
                     *         "views": 1,
                     *         "revenueCents": 1
                     *       },
                     *       "days": [
                     *         {
                     *           "videos": 1,
                     *           "newUsers": 1,
                     *           "views": 1,
                     *           "revenueCents": 1,
                     *           "day": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        from: string;
                        to: string;
                        previousFrom: string;
                        previousTo: string;
                        currency: string;
                        current: {
                            videos: number;
                            newUsers: number;
                            views: number;
                            revenueCents: number;
                        };
                        previous: {
                            videos: number;
                            newUsers: number;
                            views: number;
                            revenueCents: number;
                        };
                        days: {
                            videos: number;
                            newUsers: number;
                            views: number;
                            revenueCents: number;
                            day: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-report-csv": {
        parameters: {
            query: {
                /** @example 2026-11-23 */
                from: string;
                /** @example 2026-11-23 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of a period with their revenue, as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-report-videos": {
        parameters: {
            query: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example views */
                sort?: "views" | "clicks" | "leads";
                /** @example asc */
                order?: "asc" | "desc";
                /** @example 2026-11-23 */
                from: string;
                /** @example 2026-11-23 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos that were watched in a period, most watched first unless sorted otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "title": "A quiet house by the water",
                     *           "userId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "username": "sam",
                     *           "displayName": "Sam",
                     *           "views": 1,
                     *           "clicks": 1,
                     *           "leads": 1
                     *         }
                     *       ],
                     *       "nextCursor": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** Format: uuid */
                            userId: string;
                            username: string;
                            displayName: string | null;
                            views: number;
                            clicks: number;
                            leads: number;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-report-people": {
        parameters: {
            query: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example revenue */
                sort?: "revenue" | "videos" | "views";
                /** @example asc */
                order?: "asc" | "desc";
                /** @example 2026-11-23 */
                from: string;
                /** @example 2026-11-23 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people who created, shared or bought something in a period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "username": "sam",
                     *           "displayName": "Sam",
                     *           "videos": 1,
                     *           "views": 1,
                     *           "revenueCents": 1
                     *         }
                     *       ],
                     *       "nextCursor": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            displayName: string | null;
                            videos: number;
                            views: number;
                            revenueCents: number;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-newsletters": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newsletters of this site with their results, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "subject": "News of the month",
                     *           "text": "There is something new to see.",
                     *           "state": "draft",
                     *           "receivers": 1,
                     *           "sent": 1,
                     *           "failed": 1,
                     *           "skipped": 1,
                     *           "unsubscribed": 1,
                     *           "writtenBy": "Text",
                     *           "changedAt": "Text",
                     *           "sentAt": "Text",
                     *           "endedAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            subject: string;
                            text: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "done" | "cancelled";
                            receivers: number;
                            sent: number;
                            failed: number;
                            skipped: number;
                            unsubscribed: number;
                            writtenBy: string;
                            changedAt: string;
                            sentAt: string | null;
                            endedAt: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "News of the month",
                 *       "text": "There is something new to see."
                 *     }
                 */
                "application/json": {
                    subject: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Creates a draft of a newsletter. Nothing is sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-newsletters-reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many customers have subscribed, and how many emails can be sent within 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receivers": 1,
                     *       "customers": 1,
                     *       "newslettersLeft": 1,
                     *       "mailsLeft": 1
                     *     }
                     */
                    "application/json": {
                        receivers: number;
                        customers: number;
                        newslettersLeft: number;
                        mailsLeft: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-newsletters-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One newsletter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-newsletters-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "News of the month",
                 *       "text": "There is something new to see."
                 *     }
                 */
                "application/json": {
                    subject: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Saves a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-newsletters-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-newsletters-id-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email as its recipients see it, in the language of the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-newsletters-id-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends the newsletter to the caller only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "to": "Text"
                     *     }
                     */
                    "application/json": {
                        to: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-newsletters-id-send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends the newsletter to all subscribers, a few at a time. Nobody gets it twice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-newsletters-id-send-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends the newsletter again to recipients whose email failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-newsletters-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops sending. Emails that were sent stay sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "subject": "News of the month",
                     *       "text": "There is something new to see.",
                     *       "state": "draft",
                     *       "receivers": 1,
                     *       "sent": 1,
                     *       "failed": 1,
                     *       "skipped": 1,
                     *       "unsubscribed": 1,
                     *       "writtenBy": "Text",
                     *       "changedAt": "Text",
                     *       "sentAt": "Text",
                     *       "endedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "draft" | "sending" | "done" | "cancelled";
                        receivers: number;
                        sent: number;
                        failed: number;
                        skipped: number;
                        unsubscribed: number;
                        writtenBy: string;
                        changedAt: string;
                        sentAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-email-blast-orders": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
                /** @example open */
                state?: "open" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of the email blast on this site, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "area": "Text",
                     *           "note": "Text",
                     *           "priceCents": 1,
                     *           "currency": "USD",
                     *           "orderedAt": "Text",
                     *           "doneAt": "Text",
                     *           "orderedBy": {
                     *             "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *             "name": "Website",
                     *             "email": "sam@agency.example"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            area: string;
                            note: string;
                            priceCents: number | null;
                            /** @enum {string} */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                            orderedAt: string;
                            doneAt: string | null;
                            orderedBy: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string | null;
                            };
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-email-blast-orders-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDone": true
                 *     }
                 */
                "application/json": {
                    isDone: boolean;
                };
            };
        };
        responses: {
            /** @description Marks an order as done or open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "area": "Text",
                     *       "note": "Text",
                     *       "priceCents": 1,
                     *       "currency": "USD",
                     *       "orderedAt": "Text",
                     *       "doneAt": "Text",
                     *       "orderedBy": {
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "name": "Website",
                     *         "email": "sam@agency.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        area: string;
                        note: string;
                        priceCents: number | null;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
                        orderedAt: string;
                        doneAt: string | null;
                        orderedBy: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string | null;
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-usage": {
        parameters: {
            query?: {
                /** @example 2026-11 */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this tenant used in a month and owes for it, by default in the current month. Amounts are US cents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "month": "2026-11",
                     *       "state": "running",
                     *       "endsAt": "Text",
                     *       "agreed": {
                     *         "priceCents": 1,
                     *         "videosIncluded": 1,
                     *         "overageCents": 1,
                     *         "twinsIncluded": 1,
                     *         "twinCents": 1
                     *       },
                     *       "part": {
                     *         "days": 90,
                     *         "of": 1
                     *       },
                     *       "terms": {
                     *         "priceCents": 1,
                     *         "videosIncluded": 1,
                     *         "overageCents": 1,
                     *         "twinsIncluded": 1,
                     *         "twinCents": 1
                     *       },
                     *       "videos": 1,
                     *       "twins": 1,
                     *       "fees": {
                     *         "baseCents": 1,
                     *         "overageVideos": 1,
                     *         "overageCents": 1,
                     *         "paidTwins": 1,
                     *         "twinsCents": 1,
                     *         "totalCents": 1
                     *       },
                     *       "expected": {
                     *         "videos": 1,
                     *         "twins": 1,
                     *         "fees": {
                     *           "baseCents": 1,
                     *           "overageVideos": 1,
                     *           "overageCents": 1,
                     *           "paidTwins": 1,
                     *           "twinsCents": 1,
                     *           "totalCents": 1
                     *         }
                     *       },
                     *       "issuedAt": "Text",
                     *       "dueAt": "Text",
                     *       "paidAt": "Text",
                     *       "payment": {
                     *         "state": "open",
                     *         "failure": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        month: string;
                        /** @enum {string} */
                        state: "running" | "closed" | "issued" | "overdue" | "paid";
                        endsAt: string;
                        agreed: {
                            priceCents: number;
                            videosIncluded: number;
                            overageCents: number;
                            twinsIncluded: number;
                            twinCents: number;
                        } | null;
                        part: {
                            days: number;
                            of: number;
                        } | null;
                        terms: {
                            priceCents: number;
                            videosIncluded: number;
                            overageCents: number;
                            twinsIncluded: number;
                            twinCents: number;
                        } | null;
                        videos: number;
                        twins: number;
                        fees: {
                            baseCents: number;
                            overageVideos: number;
                            overageCents: number;
                            paidTwins: number;
                            twinsCents: number;
                            totalCents: number;
                        } | null;
                        expected: {
                            videos: number;
                            twins: number;
                            fees: {
                                baseCents: number;
                                overageVideos: number;
                                overageCents: number;
                                paidTwins: number;
                                twinsCents: number;
                                totalCents: number;
                            };
                        } | null;
                        issuedAt: string | null;
                        dueAt: string | null;
                        paidAt: string | null;
                        payment: {
                            /** @enum {string} */
                            state: "open" | "processing" | "paid" | "failed" | "canceled" | "refunded";
                            failure: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-usage-lines": {
        parameters: {
            query?: {
                /** @example 2026-11 */
                month?: string;
                /** @example json */
                format?: "json" | "csv";
                /** @example 1 */
                after?: number;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every video and digital twin of a month, oldest first; `format=csv` returns the whole month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "position": 1,
                     *           "kind": "video",
                     *           "number": 1,
                     *           "at": "Text",
                     *           "title": "A quiet house by the water",
                     *           "username": "sam",
                     *           "credits": 5,
                     *           "cents": 1
                     *         }
                     *       ],
                     *       "nextAfter": 1
                     *     }
                     */
                    "application/json": {
                        items: {
                            position: number;
                            /** @enum {string} */
                            kind: "video" | "twin";
                            number: number;
                            at: string;
                            title: string | null;
                            username: string | null;
                            credits: number;
                            cents: number;
                        }[];
                        nextAfter: number | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-invoices": {
        parameters: {
            query?: {
                /** @example 2d31.0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices that the platform issued to this tenant, newest first. The next page is in the Link header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "month": "2026-11",
                     *         "state": "running",
                     *         "endsAt": "Text",
                     *         "agreed": {
                     *           "priceCents": 1,
                     *           "videosIncluded": 1,
                     *           "overageCents": 1,
                     *           "twinsIncluded": 1,
                     *           "twinCents": 1
                     *         },
                     *         "part": {
                     *           "days": 90,
                     *           "of": 1
                     *         },
                     *         "terms": {
                     *           "priceCents": 1,
                     *           "videosIncluded": 1,
                     *           "overageCents": 1,
                     *           "twinsIncluded": 1,
                     *           "twinCents": 1
                     *         },
                     *         "videos": 1,
                     *         "twins": 1,
                     *         "fees": {
                     *           "baseCents": 1,
                     *           "overageVideos": 1,
                     *           "overageCents": 1,
                     *           "paidTwins": 1,
                     *           "twinsCents": 1,
                     *           "totalCents": 1
                     *         },
                     *         "expected": {
                     *           "videos": 1,
                     *           "twins": 1,
                     *           "fees": {
                     *             "baseCents": 1,
                     *             "overageVideos": 1,
                     *             "overageCents": 1,
                     *             "paidTwins": 1,
                     *             "twinsCents": 1,
                     *             "totalCents": 1
                     *           }
                     *         },
                     *         "issuedAt": "Text",
                     *         "dueAt": "Text",
                     *         "paidAt": "Text",
                     *         "payment": {
                     *           "state": "open",
                     *           "failure": "Text"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        month: string;
                        /** @enum {string} */
                        state: "running" | "closed" | "issued" | "overdue" | "paid";
                        endsAt: string;
                        agreed: {
                            priceCents: number;
                            videosIncluded: number;
                            overageCents: number;
                            twinsIncluded: number;
                            twinCents: number;
                        } | null;
                        part: {
                            days: number;
                            of: number;
                        } | null;
                        terms: {
                            priceCents: number;
                            videosIncluded: number;
                            overageCents: number;
                            twinsIncluded: number;
                            twinCents: number;
                        } | null;
                        videos: number;
                        twins: number;
                        fees: {
                            baseCents: number;
                            overageVideos: number;
                            overageCents: number;
                            paidTwins: number;
                            twinsCents: number;
                            totalCents: number;
                        } | null;
                        expected: {
                            videos: number;
                            twins: number;
                            fees: {
                                baseCents: number;
                                overageVideos: number;
                                overageCents: number;
                                paidTwins: number;
                                twinsCents: number;
                                totalCents: number;
                            };
                        } | null;
                        issuedAt: string | null;
                        dueAt: string | null;
                        paidAt: string | null;
                        payment: {
                            /** @enum {string} */
                            state: "open" | "processing" | "paid" | "failed" | "canceled" | "refunded";
                            failure: string | null;
                        } | null;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-invoices-month-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example example */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invoice of the platform as PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-domains": {
        parameters: {
            query?: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom domains of this tenant with their DNS records, newest first. `home` is the address that always works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "host": "videos.agency.example",
                     *           "registered": "Text",
                     *           "state": "pending",
                     *           "isPrimary": true,
                     *           "records": [
                     *             {
                     *               "type": "TXT",
                     *               "name": "Website",
                     *               "shouldBe": [
                     *                 "Text"
                     *               ],
                     *               "found": [
                     *                 "Text"
                     *               ],
                     *               "state": "correct"
                     *             }
                     *           ],
                     *           "warnings": [
                     *             "website-here"
                     *           ],
                     *           "answerMilliseconds": 1,
                     *           "certificateUntil": "Text",
                     *           "checkedAt": "Text",
                     *           "lostAt": "Text",
                     *           "createdAt": "Text"
                     *         }
                     *       ],
                     *       "nextCursor": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "home": "Text"
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            host: string;
                            registered: string;
                            /** @enum {string} */
                            state: "pending" | "verified" | "certificate" | "live" | "lost";
                            isPrimary: boolean;
                            records: {
                                /** @enum {string} */
                                type: "TXT" | "CNAME" | "A" | "AAAA" | "CAA";
                                name: string;
                                shouldBe: string[];
                                found: string[];
                                /** @enum {string} */
                                state: "correct" | "missing" | "wrong" | "unknown";
                            }[];
                            warnings: ("website-here" | "proxied" | "several-records" | "held-elsewhere" | "no-answer" | "no-edge" | "example-values")[];
                            answerMilliseconds: number | null;
                            certificateUntil: string | null;
                            checkedAt: string | null;
                            lostAt: string | null;
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                        home: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "host": "videos.agency.example"
                 *     }
                 */
                "application/json": {
                    host: string;
                };
            };
        };
        responses: {
            /** @description Adds a custom domain and returns the DNS records that it needs. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "host": "videos.agency.example",
                     *       "registered": "Text",
                     *       "state": "pending",
                     *       "isPrimary": true,
                     *       "records": [
                     *         {
                     *           "type": "TXT",
                     *           "name": "Website",
                     *           "shouldBe": [
                     *             "Text"
                     *           ],
                     *           "found": [
                     *             "Text"
                     *           ],
                     *           "state": "correct"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         "website-here"
                     *       ],
                     *       "answerMilliseconds": 1,
                     *       "certificateUntil": "Text",
                     *       "checkedAt": "Text",
                     *       "lostAt": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        host: string;
                        registered: string;
                        /** @enum {string} */
                        state: "pending" | "verified" | "certificate" | "live" | "lost";
                        isPrimary: boolean;
                        records: {
                            /** @enum {string} */
                            type: "TXT" | "CNAME" | "A" | "AAAA" | "CAA";
                            name: string;
                            shouldBe: string[];
                            found: string[];
                            /** @enum {string} */
                            state: "correct" | "missing" | "wrong" | "unknown";
                        }[];
                        warnings: ("website-here" | "proxied" | "several-records" | "held-elsewhere" | "no-answer" | "no-edge" | "example-values")[];
                        answerMilliseconds: number | null;
                        certificateUntil: string | null;
                        checkedAt: string | null;
                        lostAt: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-domains-id-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checks the DNS records and the certificate now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "host": "videos.agency.example",
                     *       "registered": "Text",
                     *       "state": "pending",
                     *       "isPrimary": true,
                     *       "records": [
                     *         {
                     *           "type": "TXT",
                     *           "name": "Website",
                     *           "shouldBe": [
                     *             "Text"
                     *           ],
                     *           "found": [
                     *             "Text"
                     *           ],
                     *           "state": "correct"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         "website-here"
                     *       ],
                     *       "answerMilliseconds": 1,
                     *       "certificateUntil": "Text",
                     *       "checkedAt": "Text",
                     *       "lostAt": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        host: string;
                        registered: string;
                        /** @enum {string} */
                        state: "pending" | "verified" | "certificate" | "live" | "lost";
                        isPrimary: boolean;
                        records: {
                            /** @enum {string} */
                            type: "TXT" | "CNAME" | "A" | "AAAA" | "CAA";
                            name: string;
                            shouldBe: string[];
                            found: string[];
                            /** @enum {string} */
                            state: "correct" | "missing" | "wrong" | "unknown";
                        }[];
                        warnings: ("website-here" | "proxied" | "several-records" | "held-elsewhere" | "no-answer" | "no-edge" | "example-values")[];
                        answerMilliseconds: number | null;
                        certificateUntil: string | null;
                        checkedAt: string | null;
                        lostAt: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-domains-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a custom domain. Nobody else can add it here for 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-domains-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPrimary": true
                 *     }
                 */
                "application/json": {
                    isPrimary: boolean;
                };
            };
        };
        responses: {
            /** @description Makes a live domain the primary one, to which the others redirect, or stops that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "host": "videos.agency.example",
                     *       "registered": "Text",
                     *       "state": "pending",
                     *       "isPrimary": true,
                     *       "records": [
                     *         {
                     *           "type": "TXT",
                     *           "name": "Website",
                     *           "shouldBe": [
                     *             "Text"
                     *           ],
                     *           "found": [
                     *             "Text"
                     *           ],
                     *           "state": "correct"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         "website-here"
                     *       ],
                     *       "answerMilliseconds": 1,
                     *       "certificateUntil": "Text",
                     *       "checkedAt": "Text",
                     *       "lostAt": "Text",
                     *       "createdAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        host: string;
                        registered: string;
                        /** @enum {string} */
                        state: "pending" | "verified" | "certificate" | "live" | "lost";
                        isPrimary: boolean;
                        records: {
                            /** @enum {string} */
                            type: "TXT" | "CNAME" | "A" | "AAAA" | "CAA";
                            name: string;
                            shouldBe: string[];
                            found: string[];
                            /** @enum {string} */
                            state: "correct" | "missing" | "wrong" | "unknown";
                        }[];
                        warnings: ("website-here" | "proxied" | "several-records" | "held-elsewhere" | "no-answer" | "no-edge" | "example-values")[];
                        answerMilliseconds: number | null;
                        certificateUntil: string | null;
                        checkedAt: string | null;
                        lostAt: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-mail-sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom email sender of this tenant with its DNS records; null where emails come from the platform’s address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sender": {
                     *         "name": "Website",
                     *         "address": "14 Alder Lane, Springfield",
                     *         "domain": "videos.agency.example",
                     *         "registered": "Text",
                     *         "state": "pending",
                     *         "records": [
                     *           {
                     *             "kind": "spf",
                     *             "name": "Website",
                     *             "shouldBe": "Text",
                     *             "found": [
                     *               "Text"
                     *             ],
                     *             "state": "correct",
                     *             "faults": [
                     *               "name-doubled"
                     *             ]
                     *           }
                     *         ],
                     *         "isExample": true,
                     *         "checkedAt": "Text",
                     *         "verifiedAt": "Text",
                     *         "lostAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        sender: {
                            name: string;
                            address: string;
                            domain: string;
                            registered: string;
                            /** @enum {string} */
                            state: "pending" | "verified" | "lost";
                            records: {
                                /** @enum {string} */
                                kind: "spf" | "dkim" | "dmarc";
                                name: string;
                                shouldBe: string;
                                found: string[];
                                /** @enum {string} */
                                state: "correct" | "missing" | "wrong" | "unknown";
                                faults: ("name-doubled" | "spf-several" | "spf-not-included" | "spf-after-all" | "spf-too-many-lookups" | "spf-broken-include" | "spf-open" | "spf-broken" | "dkim-cname" | "dkim-several" | "dkim-in-pieces" | "dkim-cut" | "dkim-characters" | "dkim-revoked" | "dkim-other-key" | "dkim-broken" | "dkim-testing" | "dmarc-several" | "dmarc-broken" | "dmarc-refuses")[];
                            }[];
                            isExample: boolean;
                            checkedAt: string | null;
                            verifiedAt: string | null;
                            lostAt: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-mail-sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "address": "sam@agency.example"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: email */
                    address: string;
                };
            };
        };
        responses: {
            /** @description Sets the email sender and returns the DNS records that its domain needs. Another domain gets its own key pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sender": {
                     *         "name": "Website",
                     *         "address": "14 Alder Lane, Springfield",
                     *         "domain": "videos.agency.example",
                     *         "registered": "Text",
                     *         "state": "pending",
                     *         "records": [
                     *           {
                     *             "kind": "spf",
                     *             "name": "Website",
                     *             "shouldBe": "Text",
                     *             "found": [
                     *               "Text"
                     *             ],
                     *             "state": "correct",
                     *             "faults": [
                     *               "name-doubled"
                     *             ]
                     *           }
                     *         ],
                     *         "isExample": true,
                     *         "checkedAt": "Text",
                     *         "verifiedAt": "Text",
                     *         "lostAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        sender: {
                            name: string;
                            address: string;
                            domain: string;
                            registered: string;
                            /** @enum {string} */
                            state: "pending" | "verified" | "lost";
                            records: {
                                /** @enum {string} */
                                kind: "spf" | "dkim" | "dmarc";
                                name: string;
                                shouldBe: string;
                                found: string[];
                                /** @enum {string} */
                                state: "correct" | "missing" | "wrong" | "unknown";
                                faults: ("name-doubled" | "spf-several" | "spf-not-included" | "spf-after-all" | "spf-too-many-lookups" | "spf-broken-include" | "spf-open" | "spf-broken" | "dkim-cname" | "dkim-several" | "dkim-in-pieces" | "dkim-cut" | "dkim-characters" | "dkim-revoked" | "dkim-other-key" | "dkim-broken" | "dkim-testing" | "dmarc-several" | "dmarc-broken" | "dmarc-refuses")[];
                            }[];
                            isExample: boolean;
                            checkedAt: string | null;
                            verifiedAt: string | null;
                            lostAt: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-whitelabel-mail-sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the custom sender and its key. Emails come from the platform’s address at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sender": {
                     *         "name": "Website",
                     *         "address": "14 Alder Lane, Springfield",
                     *         "domain": "videos.agency.example",
                     *         "registered": "Text",
                     *         "state": "pending",
                     *         "records": [
                     *           {
                     *             "kind": "spf",
                     *             "name": "Website",
                     *             "shouldBe": "Text",
                     *             "found": [
                     *               "Text"
                     *             ],
                     *             "state": "correct",
                     *             "faults": [
                     *               "name-doubled"
                     *             ]
                     *           }
                     *         ],
                     *         "isExample": true,
                     *         "checkedAt": "Text",
                     *         "verifiedAt": "Text",
                     *         "lostAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        sender: {
                            name: string;
                            address: string;
                            domain: string;
                            registered: string;
                            /** @enum {string} */
                            state: "pending" | "verified" | "lost";
                            records: {
                                /** @enum {string} */
                                kind: "spf" | "dkim" | "dmarc";
                                name: string;
                                shouldBe: string;
                                found: string[];
                                /** @enum {string} */
                                state: "correct" | "missing" | "wrong" | "unknown";
                                faults: ("name-doubled" | "spf-several" | "spf-not-included" | "spf-after-all" | "spf-too-many-lookups" | "spf-broken-include" | "spf-open" | "spf-broken" | "dkim-cname" | "dkim-several" | "dkim-in-pieces" | "dkim-cut" | "dkim-characters" | "dkim-revoked" | "dkim-other-key" | "dkim-broken" | "dkim-testing" | "dmarc-several" | "dmarc-broken" | "dmarc-refuses")[];
                            }[];
                            isExample: boolean;
                            checkedAt: string | null;
                            verifiedAt: string | null;
                            lostAt: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-mail-sender-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checks the DNS records now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sender": {
                     *         "name": "Website",
                     *         "address": "14 Alder Lane, Springfield",
                     *         "domain": "videos.agency.example",
                     *         "registered": "Text",
                     *         "state": "pending",
                     *         "records": [
                     *           {
                     *             "kind": "spf",
                     *             "name": "Website",
                     *             "shouldBe": "Text",
                     *             "found": [
                     *               "Text"
                     *             ],
                     *             "state": "correct",
                     *             "faults": [
                     *               "name-doubled"
                     *             ]
                     *           }
                     *         ],
                     *         "isExample": true,
                     *         "checkedAt": "Text",
                     *         "verifiedAt": "Text",
                     *         "lostAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        sender: {
                            name: string;
                            address: string;
                            domain: string;
                            registered: string;
                            /** @enum {string} */
                            state: "pending" | "verified" | "lost";
                            records: {
                                /** @enum {string} */
                                kind: "spf" | "dkim" | "dmarc";
                                name: string;
                                shouldBe: string;
                                found: string[];
                                /** @enum {string} */
                                state: "correct" | "missing" | "wrong" | "unknown";
                                faults: ("name-doubled" | "spf-several" | "spf-not-included" | "spf-after-all" | "spf-too-many-lookups" | "spf-broken-include" | "spf-open" | "spf-broken" | "dkim-cname" | "dkim-several" | "dkim-in-pieces" | "dkim-cut" | "dkim-characters" | "dkim-revoked" | "dkim-other-key" | "dkim-broken" | "dkim-testing" | "dmarc-several" | "dmarc-broken" | "dmarc-refuses")[];
                            }[];
                            isExample: boolean;
                            checkedAt: string | null;
                            verifiedAt: string | null;
                            lostAt: string | null;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-mail-texts": {
        parameters: {
            query: {
                /** @example en */
                language: "en" | "es" | "zh" | "hi" | "fa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email templates of this tenant in one language: the default texts and the partner’s own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "template": "welcome",
                     *         "ours": {
                     *           "subject": "News of the month",
                     *           "opening": "Text",
                     *           "closing": "Text"
                     *         },
                     *         "own": {
                     *           "subject": "News of the month",
                     *           "opening": "Text",
                     *           "closing": "Text"
                     *         },
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                        ours: {
                            subject: string;
                            opening: string;
                            closing: string;
                        };
                        own: {
                            subject: string;
                            opening: string;
                            closing: string;
                        } | null;
                        version: number;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-mail-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "News of the month",
                 *       "opening": "Text",
                 *       "closing": "Text",
                 *       "template": "welcome",
                 *       "language": "en",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    subject: string;
                    opening: string;
                    closing: string;
                    /** @enum {string} */
                    template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                    /** @enum {string} */
                    language: "en" | "es" | "zh" | "hi" | "fa";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the texts of an email template. `version` is the version it was changed from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "template": "welcome",
                     *       "ours": {
                     *         "subject": "News of the month",
                     *         "opening": "Text",
                     *         "closing": "Text"
                     *       },
                     *       "own": {
                     *         "subject": "News of the month",
                     *         "opening": "Text",
                     *         "closing": "Text"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                        ours: {
                            subject: string;
                            opening: string;
                            closing: string;
                        };
                        own: {
                            subject: string;
                            opening: string;
                            closing: string;
                        } | null;
                        version: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-mail-texts-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "welcome",
                 *       "language": "en",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                    /** @enum {string} */
                    language: "en" | "es" | "zh" | "hi" | "fa";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Resets an email template to the default texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "template": "welcome",
                     *       "ours": {
                     *         "subject": "News of the month",
                     *         "opening": "Text",
                     *         "closing": "Text"
                     *       },
                     *       "own": {
                     *         "subject": "News of the month",
                     *         "opening": "Text",
                     *         "closing": "Text"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                        ours: {
                            subject: string;
                            opening: string;
                            closing: string;
                        };
                        own: {
                            subject: string;
                            opening: string;
                            closing: string;
                        } | null;
                        version: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-mail-preview": {
        parameters: {
            query: {
                /** @example welcome */
                template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                /** @example en */
                language: "en" | "es" | "zh" | "hi" | "fa";
                /** @example light */
                look?: "light" | "dark";
                /** @example News of the month */
                subject?: string;
                /** @example Text */
                opening?: string;
                /** @example Text */
                closing?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An email with example values, as people get it. Texts in the query replace the saved ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-mail-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "welcome",
                 *       "language": "en"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    template: "welcome" | "verify-email" | "invitation" | "videos-ready" | "videos-ready-several" | "videos-failed" | "videos-failed-several" | "batch-done" | "lead" | "receipt" | "receipt-automatic" | "payment-failed-first" | "payment-failed-second" | "payment-failed-last" | "subscription-ending" | "subscription-ended" | "low-balance" | "top-up-off" | "reset-password" | "password-changed" | "email-changed" | "second-factor-on" | "second-factor-off" | "new-device";
                    /** @enum {string} */
                    language: "en" | "es" | "zh" | "hi" | "fa";
                };
            };
        };
        responses: {
            /** @description Sends an email with example values to the caller only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "to": "Text"
                     *     }
                     */
                    "application/json": {
                        to: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Agency",
                     *       "logoUrl": "Text",
                     *       "primaryColor": "#1f6feb",
                     *       "secondaryColor": "#0e3a5c",
                     *       "accentColor": "#f2a33a",
                     *       "fontFamily": "Text",
                     *       "customCss": "Text",
                     *       "version": 1
                     *     }
                     */
                    "application/json": {
                        companyName: string;
                        logoUrl: string;
                        primaryColor: string;
                        secondaryColor: string;
                        accentColor: string;
                        fontFamily: string;
                        customCss: string;
                        version: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-api-whitelabel-branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyName": "Agency",
                 *       "logoUrl": "Text",
                 *       "primaryColor": "#1f6feb",
                 *       "secondaryColor": "#0e3a5c",
                 *       "accentColor": "#f2a33a",
                 *       "fontFamily": "Inter",
                 *       "customCss": "Text"
                 *     }
                 */
                "application/json": {
                    companyName?: string;
                    logoUrl?: string;
                    primaryColor?: string;
                    secondaryColor?: string;
                    accentColor?: string;
                    /** @enum {string} */
                    fontFamily?: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                    customCss?: string;
                };
            };
        };
        responses: {
            /** @description Changes the published branding at once, as a new version. Fields that are left out stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companyName": "Agency",
                     *       "logoUrl": "Text",
                     *       "primaryColor": "#1f6feb",
                     *       "secondaryColor": "#0e3a5c",
                     *       "accentColor": "#f2a33a",
                     *       "fontFamily": "Text",
                     *       "customCss": "Text",
                     *       "version": 1
                     *     }
                     */
                    "application/json": {
                        companyName: string;
                        logoUrl: string;
                        primaryColor: string;
                        secondaryColor: string;
                        accentColor: string;
                        fontFamily: string;
                        customCss: string;
                        version: number;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branding draft, or the published branding where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": {
                     *         "companyName": "Agency",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "darkLogoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "customCss": "Text",
                     *         "words": {
                     *           "en": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "es": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "zh": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "hi": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "fa": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "presenters": [
                     *           "Text",
                     *           "Text",
                     *           "Text"
                     *         ],
                     *         "video": {
                     *           "openingLine": "Text",
                     *           "closingLine": "Text",
                     *           "onCustomerVideos": "made-with",
                     *           "aiLabel": "every-video"
                     *         },
                     *         "legal": {
                     *           "companyName": "Agency",
                     *           "address": "14 Alder Lane, Springfield",
                     *           "registration": "HRB 1042",
                     *           "governingLaw": "Portugal"
                     *         },
                     *         "salesEmail": "sam@agency.example",
                     *         "supportEmail": "sam@agency.example",
                     *         "footer": {
                     *           "social": {
                     *             "instagram": "https://agency.example/page",
                     *             "facebook": "https://agency.example/page",
                     *             "youtube": "https://agency.example/page",
                     *             "linkedin": "https://agency.example/page",
                     *             "x": "https://agency.example/page"
                     *           },
                     *           "credit": {
                     *             "name": "Website",
                     *             "url": "https://agency.example/page"
                     *           }
                     *         }
                     *       },
                     *       "basedOn": 1,
                     *       "publishedVersion": 1,
                     *       "savedAt": "Text",
                     *       "logoUrl": "Text",
                     *       "sheetUrl": "Text",
                     *       "cssFaults": [
                     *         {
                     *           "line": 1,
                     *           "kind": "at-rule",
                     *           "subject": "News of the month"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        design: {
                            companyName: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /** @enum {string} */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            /** Format: uuid */
                            logoId: string;
                            /** @default null */
                            darkLogoId: string | null;
                            customCss: string;
                            words: {
                                en: {
                                    promise: string;
                                    promiseDetail: string;
                                    sampleLine: string;
                                    sampleScript: string;
                                    createHeading: string;
                                    firstVideoHint: string;
                                    scriptHeading: string;
                                    scriptLead: string;
                                    scriptLabel: string;
                                    scriptPlaceholder: string;
                                    titlePlaceholder: string;
                                    titleDefault: string;
                                    placeLabel: string;
                                    placeHint: string;
                                    placePlaceholder: string;
                                    searchPlaceholder: string;
                                    audiences: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                es?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                zh?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                hi?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                fa?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                            };
                            presenters: [
                                string,
                                string,
                                string
                            ];
                            video: {
                                /** @default  */
                                openingLine: string;
                                /** @default  */
                                closingLine: string;
                                /**
                                 * @default made-with
                                 * @enum {string}
                                 */
                                onCustomerVideos: "made-with" | "nothing";
                                /**
                                 * @default customer-choice
                                 * @enum {string}
                                 */
                                aiLabel: "every-video" | "customer-choice";
                            };
                            legal: {
                                companyName: unknown;
                                address: unknown;
                                registration: unknown;
                                governingLaw: unknown;
                            };
                            /** Format: email */
                            salesEmail: string;
                            /** Format: email */
                            supportEmail: string;
                            footer: {
                                social: {
                                    /** @default null */
                                    instagram: string | null;
                                    /** @default null */
                                    facebook: string | null;
                                    /** @default null */
                                    youtube: string | null;
                                    /** @default null */
                                    linkedin: string | null;
                                    /** @default null */
                                    x: string | null;
                                };
                                /** @default null */
                                credit: {
                                    name: string;
                                    /** @default null */
                                    url: string | null;
                                } | null;
                            };
                        };
                        basedOn: number;
                        publishedVersion: number;
                        savedAt: string | null;
                        logoUrl: string;
                        sheetUrl: string | null;
                        cssFaults: {
                            line: number;
                            /** @enum {string} */
                            kind: "at-rule" | "selector" | "property" | "value" | "syntax" | "too-much";
                            subject: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-whitelabel-branding-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "design": {
                 *         "companyName": "Agency",
                 *         "colours": {
                 *           "primary": "#1f6feb",
                 *           "secondary": "#0e3a5c",
                 *           "accent": "#f2a33a"
                 *         },
                 *         "fontFamily": "Inter",
                 *         "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                 *         "customCss": "Text",
                 *         "words": {
                 *           "en": {
                 *             "promise": "Text",
                 *             "promiseDetail": "Text",
                 *             "sampleLine": "Text",
                 *             "sampleScript": "Text",
                 *             "createHeading": "Text",
                 *             "firstVideoHint": "Text",
                 *             "scriptHeading": "Text",
                 *             "scriptLead": "Text",
                 *             "scriptLabel": "Text",
                 *             "scriptPlaceholder": "Text",
                 *             "titlePlaceholder": "Text",
                 *             "titleDefault": "Text",
                 *             "placeLabel": "Text",
                 *             "placeHint": "Text",
                 *             "placePlaceholder": "Text",
                 *             "searchPlaceholder": "Text",
                 *             "audiences": [
                 *               {
                 *                 "title": "A quiet house by the water",
                 *                 "text": "There is something new to see."
                 *               },
                 *               {
                 *                 "title": "A quiet house by the water",
                 *                 "text": "There is something new to see."
                 *               },
                 *               {
                 *                 "title": "A quiet house by the water",
                 *                 "text": "There is something new to see."
                 *               },
                 *               {
                 *                 "title": "A quiet house by the water",
                 *                 "text": "There is something new to see."
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "presenters": [
                 *           "Text",
                 *           "Text",
                 *           "Text"
                 *         ],
                 *         "legal": {
                 *           "companyName": "Agency",
                 *           "address": "14 Alder Lane, Springfield",
                 *           "registration": "HRB 1042",
                 *           "governingLaw": "Portugal"
                 *         },
                 *         "salesEmail": "sam@agency.example",
                 *         "supportEmail": "sam@agency.example"
                 *       }
                 *     }
                 */
                "application/json": {
                    design: {
                        companyName: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /** @enum {string} */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        /** Format: uuid */
                        logoId: string;
                        /** @default null */
                        darkLogoId?: string | null;
                        customCss: string;
                        words: {
                            en: {
                                promise: string;
                                promiseDetail: string;
                                sampleLine: string;
                                sampleScript: string;
                                createHeading: string;
                                firstVideoHint: string;
                                scriptHeading: string;
                                scriptLead: string;
                                scriptLabel: string;
                                scriptPlaceholder: string;
                                titlePlaceholder: string;
                                titleDefault: string;
                                placeLabel: string;
                                placeHint: string;
                                placePlaceholder: string;
                                searchPlaceholder: string;
                                audiences: {
                                    title: string;
                                    text: string;
                                }[];
                                samples?: {
                                    title: string;
                                    script: string;
                                    facts: {
                                        price?: string;
                                        bedrooms?: number;
                                        bathrooms?: number;
                                        area?: string;
                                        dates?: string;
                                        duration?: string;
                                    };
                                }[];
                            };
                            es?: {
                                promise?: string;
                                promiseDetail?: string;
                                sampleLine?: string;
                                sampleScript?: string;
                                createHeading?: string;
                                firstVideoHint?: string;
                                scriptHeading?: string;
                                scriptLead?: string;
                                scriptLabel?: string;
                                scriptPlaceholder?: string;
                                titlePlaceholder?: string;
                                titleDefault?: string;
                                placeLabel?: string;
                                placeHint?: string;
                                placePlaceholder?: string;
                                searchPlaceholder?: string;
                                audiences?: {
                                    title: string;
                                    text: string;
                                }[];
                                samples?: {
                                    title: string;
                                    script: string;
                                    facts: {
                                        price?: string;
                                        bedrooms?: number;
                                        bathrooms?: number;
                                        area?: string;
                                        dates?: string;
                                        duration?: string;
                                    };
                                }[];
                            };
                            zh?: {
                                promise?: string;
                                promiseDetail?: string;
                                sampleLine?: string;
                                sampleScript?: string;
                                createHeading?: string;
                                firstVideoHint?: string;
                                scriptHeading?: string;
                                scriptLead?: string;
                                scriptLabel?: string;
                                scriptPlaceholder?: string;
                                titlePlaceholder?: string;
                                titleDefault?: string;
                                placeLabel?: string;
                                placeHint?: string;
                                placePlaceholder?: string;
                                searchPlaceholder?: string;
                                audiences?: {
                                    title: string;
                                    text: string;
                                }[];
                                samples?: {
                                    title: string;
                                    script: string;
                                    facts: {
                                        price?: string;
                                        bedrooms?: number;
                                        bathrooms?: number;
                                        area?: string;
                                        dates?: string;
                                        duration?: string;
                                    };
                                }[];
                            };
                            hi?: {
                                promise?: string;
                                promiseDetail?: string;
                                sampleLine?: string;
                                sampleScript?: string;
                                createHeading?: string;
                                firstVideoHint?: string;
                                scriptHeading?: string;
                                scriptLead?: string;
                                scriptLabel?: string;
                                scriptPlaceholder?: string;
                                titlePlaceholder?: string;
                                titleDefault?: string;
                                placeLabel?: string;
                                placeHint?: string;
                                placePlaceholder?: string;
                                searchPlaceholder?: string;
                                audiences?: {
                                    title: string;
                                    text: string;
                                }[];
                                samples?: {
                                    title: string;
                                    script: string;
                                    facts: {
                                        price?: string;
                                        bedrooms?: number;
                                        bathrooms?: number;
                                        area?: string;
                                        dates?: string;
                                        duration?: string;
                                    };
                                }[];
                            };
                            fa?: {
                                promise?: string;
                                promiseDetail?: string;
                                sampleLine?: string;
                                sampleScript?: string;
                                createHeading?: string;
                                firstVideoHint?: string;
                                scriptHeading?: string;
                                scriptLead?: string;
                                scriptLabel?: string;
                                scriptPlaceholder?: string;
                                titlePlaceholder?: string;
                                titleDefault?: string;
                                placeLabel?: string;
                                placeHint?: string;
                                placePlaceholder?: string;
                                searchPlaceholder?: string;
                                audiences?: {
                                    title: string;
                                    text: string;
                                }[];
                                samples?: {
                                    title: string;
                                    script: string;
                                    facts: {
                                        price?: string;
                                        bedrooms?: number;
                                        bathrooms?: number;
                                        area?: string;
                                        dates?: string;
                                        duration?: string;
                                    };
                                }[];
                            };
                        };
                        presenters: [
                            string,
                            string,
                            string
                        ];
                        /** @default {} */
                        video?: {
                            /** @default  */
                            openingLine?: string;
                            /** @default  */
                            closingLine?: string;
                            /**
                             * @default made-with
                             * @enum {string}
                             */
                            onCustomerVideos?: "made-with" | "nothing";
                            /**
                             * @default customer-choice
                             * @enum {string}
                             */
                            aiLabel?: "every-video" | "customer-choice";
                        };
                        legal: {
                            companyName: string | null;
                            address: string | null;
                            registration: string | null;
                            governingLaw: string | null;
                        };
                        /** Format: email */
                        salesEmail: string;
                        /** Format: email */
                        supportEmail: string;
                        /** @default {} */
                        footer?: {
                            /** @default {} */
                            social?: {
                                /** @default null */
                                instagram?: string | null;
                                /** @default null */
                                facebook?: string | null;
                                /** @default null */
                                youtube?: string | null;
                                /** @default null */
                                linkedin?: string | null;
                                /** @default null */
                                x?: string | null;
                            };
                            /** @default null */
                            credit?: {
                                name: string;
                                /** @default null */
                                url?: string | null;
                            } | null;
                        };
                    };
                    seen?: {
                        publishedVersion: number;
                        savedAt: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Keeps a draft for the team. The answer says what of its sheet is left out; with `seen`, a newer draft is not written over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": {
                     *         "companyName": "Agency",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "darkLogoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "customCss": "Text",
                     *         "words": {
                     *           "en": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "es": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "zh": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "hi": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "fa": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "presenters": [
                     *           "Text",
                     *           "Text",
                     *           "Text"
                     *         ],
                     *         "video": {
                     *           "openingLine": "Text",
                     *           "closingLine": "Text",
                     *           "onCustomerVideos": "made-with",
                     *           "aiLabel": "every-video"
                     *         },
                     *         "legal": {
                     *           "companyName": "Agency",
                     *           "address": "14 Alder Lane, Springfield",
                     *           "registration": "HRB 1042",
                     *           "governingLaw": "Portugal"
                     *         },
                     *         "salesEmail": "sam@agency.example",
                     *         "supportEmail": "sam@agency.example",
                     *         "footer": {
                     *           "social": {
                     *             "instagram": "https://agency.example/page",
                     *             "facebook": "https://agency.example/page",
                     *             "youtube": "https://agency.example/page",
                     *             "linkedin": "https://agency.example/page",
                     *             "x": "https://agency.example/page"
                     *           },
                     *           "credit": {
                     *             "name": "Website",
                     *             "url": "https://agency.example/page"
                     *           }
                     *         }
                     *       },
                     *       "basedOn": 1,
                     *       "publishedVersion": 1,
                     *       "savedAt": "Text",
                     *       "logoUrl": "Text",
                     *       "sheetUrl": "Text",
                     *       "cssFaults": [
                     *         {
                     *           "line": 1,
                     *           "kind": "at-rule",
                     *           "subject": "News of the month"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        design: {
                            companyName: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /** @enum {string} */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            /** Format: uuid */
                            logoId: string;
                            /** @default null */
                            darkLogoId: string | null;
                            customCss: string;
                            words: {
                                en: {
                                    promise: string;
                                    promiseDetail: string;
                                    sampleLine: string;
                                    sampleScript: string;
                                    createHeading: string;
                                    firstVideoHint: string;
                                    scriptHeading: string;
                                    scriptLead: string;
                                    scriptLabel: string;
                                    scriptPlaceholder: string;
                                    titlePlaceholder: string;
                                    titleDefault: string;
                                    placeLabel: string;
                                    placeHint: string;
                                    placePlaceholder: string;
                                    searchPlaceholder: string;
                                    audiences: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                es?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                zh?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                hi?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                fa?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                            };
                            presenters: [
                                string,
                                string,
                                string
                            ];
                            video: {
                                /** @default  */
                                openingLine: string;
                                /** @default  */
                                closingLine: string;
                                /**
                                 * @default made-with
                                 * @enum {string}
                                 */
                                onCustomerVideos: "made-with" | "nothing";
                                /**
                                 * @default customer-choice
                                 * @enum {string}
                                 */
                                aiLabel: "every-video" | "customer-choice";
                            };
                            legal: {
                                companyName: unknown;
                                address: unknown;
                                registration: unknown;
                                governingLaw: unknown;
                            };
                            /** Format: email */
                            salesEmail: string;
                            /** Format: email */
                            supportEmail: string;
                            footer: {
                                social: {
                                    /** @default null */
                                    instagram: string | null;
                                    /** @default null */
                                    facebook: string | null;
                                    /** @default null */
                                    youtube: string | null;
                                    /** @default null */
                                    linkedin: string | null;
                                    /** @default null */
                                    x: string | null;
                                };
                                /** @default null */
                                credit: {
                                    name: string;
                                    /** @default null */
                                    url: string | null;
                                } | null;
                            };
                        };
                        basedOn: number;
                        publishedVersion: number;
                        savedAt: string | null;
                        logoUrl: string;
                        sheetUrl: string | null;
                        cssFaults: {
                            line: number;
                            /** @enum {string} */
                            kind: "at-rule" | "selector" | "property" | "value" | "syntax" | "too-much";
                            subject: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding-draft-email": {
        parameters: {
            query?: {
                /** @example en */
                lang?: "en" | "es" | "zh" | "hi" | "fa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The welcome email with the draft, for a frame of this site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding-draft-share-page": {
        parameters: {
            query?: {
                /** @example en */
                lang?: "en" | "es" | "zh" | "hi" | "fa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of a shared video with the draft, for a frame of this site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding-draft-video": {
        parameters: {
            query?: {
                /** @example en */
                lang?: "en" | "es" | "zh" | "hi" | "fa";
                /** @example opening */
                moment?: "opening" | "greeting" | "closing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A frame of a video with the draft, as a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes) */
                    "application/octet-stream": string;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-branding-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basedOn": 1
                 *     }
                 */
                "application/json": {
                    basedOn: number;
                };
            };
        };
        responses: {
            /** @description Publishes the draft as a new version. `basedOn` is the version one has seen: another one since is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": {
                     *         "companyName": "Agency",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "darkLogoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "customCss": "Text",
                     *         "words": {
                     *           "en": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "es": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "zh": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "hi": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "fa": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "presenters": [
                     *           "Text",
                     *           "Text",
                     *           "Text"
                     *         ],
                     *         "video": {
                     *           "openingLine": "Text",
                     *           "closingLine": "Text",
                     *           "onCustomerVideos": "made-with",
                     *           "aiLabel": "every-video"
                     *         },
                     *         "legal": {
                     *           "companyName": "Agency",
                     *           "address": "14 Alder Lane, Springfield",
                     *           "registration": "HRB 1042",
                     *           "governingLaw": "Portugal"
                     *         },
                     *         "salesEmail": "sam@agency.example",
                     *         "supportEmail": "sam@agency.example",
                     *         "footer": {
                     *           "social": {
                     *             "instagram": "https://agency.example/page",
                     *             "facebook": "https://agency.example/page",
                     *             "youtube": "https://agency.example/page",
                     *             "linkedin": "https://agency.example/page",
                     *             "x": "https://agency.example/page"
                     *           },
                     *           "credit": {
                     *             "name": "Website",
                     *             "url": "https://agency.example/page"
                     *           }
                     *         }
                     *       },
                     *       "basedOn": 1,
                     *       "publishedVersion": 1,
                     *       "savedAt": "Text",
                     *       "logoUrl": "Text",
                     *       "sheetUrl": "Text",
                     *       "cssFaults": [
                     *         {
                     *           "line": 1,
                     *           "kind": "at-rule",
                     *           "subject": "News of the month"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        design: {
                            companyName: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /** @enum {string} */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            /** Format: uuid */
                            logoId: string;
                            /** @default null */
                            darkLogoId: string | null;
                            customCss: string;
                            words: {
                                en: {
                                    promise: string;
                                    promiseDetail: string;
                                    sampleLine: string;
                                    sampleScript: string;
                                    createHeading: string;
                                    firstVideoHint: string;
                                    scriptHeading: string;
                                    scriptLead: string;
                                    scriptLabel: string;
                                    scriptPlaceholder: string;
                                    titlePlaceholder: string;
                                    titleDefault: string;
                                    placeLabel: string;
                                    placeHint: string;
                                    placePlaceholder: string;
                                    searchPlaceholder: string;
                                    audiences: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                es?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                zh?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                hi?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                fa?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                            };
                            presenters: [
                                string,
                                string,
                                string
                            ];
                            video: {
                                /** @default  */
                                openingLine: string;
                                /** @default  */
                                closingLine: string;
                                /**
                                 * @default made-with
                                 * @enum {string}
                                 */
                                onCustomerVideos: "made-with" | "nothing";
                                /**
                                 * @default customer-choice
                                 * @enum {string}
                                 */
                                aiLabel: "every-video" | "customer-choice";
                            };
                            legal: {
                                companyName: unknown;
                                address: unknown;
                                registration: unknown;
                                governingLaw: unknown;
                            };
                            /** Format: email */
                            salesEmail: string;
                            /** Format: email */
                            supportEmail: string;
                            footer: {
                                social: {
                                    /** @default null */
                                    instagram: string | null;
                                    /** @default null */
                                    facebook: string | null;
                                    /** @default null */
                                    youtube: string | null;
                                    /** @default null */
                                    linkedin: string | null;
                                    /** @default null */
                                    x: string | null;
                                };
                                /** @default null */
                                credit: {
                                    name: string;
                                    /** @default null */
                                    url: string | null;
                                } | null;
                            };
                        };
                        basedOn: number;
                        publishedVersion: number;
                        savedAt: string | null;
                        logoUrl: string;
                        sheetUrl: string | null;
                        cssFaults: {
                            line: number;
                            /** @enum {string} */
                            kind: "at-rule" | "selector" | "property" | "value" | "syntax" | "too-much";
                            subject: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-branding-rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Publishes an earlier version again, as a new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": {
                     *         "companyName": "Agency",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "darkLogoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "customCss": "Text",
                     *         "words": {
                     *           "en": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "es": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "zh": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "hi": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "fa": {
                     *             "promise": "Text",
                     *             "promiseDetail": "Text",
                     *             "sampleLine": "Text",
                     *             "sampleScript": "Text",
                     *             "createHeading": "Text",
                     *             "firstVideoHint": "Text",
                     *             "scriptHeading": "Text",
                     *             "scriptLead": "Text",
                     *             "scriptLabel": "Text",
                     *             "scriptPlaceholder": "Text",
                     *             "titlePlaceholder": "Text",
                     *             "titleDefault": "Text",
                     *             "placeLabel": "Text",
                     *             "placeHint": "Text",
                     *             "placePlaceholder": "Text",
                     *             "searchPlaceholder": "Text",
                     *             "audiences": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "text": "There is something new to see."
                     *               }
                     *             ],
                     *             "samples": [
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               },
                     *               {
                     *                 "title": "A quiet house by the water",
                     *                 "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                 "facts": {
                     *                   "price": "Text",
                     *                   "bedrooms": 1,
                     *                   "bathrooms": 1,
                     *                   "area": "Text",
                     *                   "dates": "Text",
                     *                   "duration": "Text"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "presenters": [
                     *           "Text",
                     *           "Text",
                     *           "Text"
                     *         ],
                     *         "video": {
                     *           "openingLine": "Text",
                     *           "closingLine": "Text",
                     *           "onCustomerVideos": "made-with",
                     *           "aiLabel": "every-video"
                     *         },
                     *         "legal": {
                     *           "companyName": "Agency",
                     *           "address": "14 Alder Lane, Springfield",
                     *           "registration": "HRB 1042",
                     *           "governingLaw": "Portugal"
                     *         },
                     *         "salesEmail": "sam@agency.example",
                     *         "supportEmail": "sam@agency.example",
                     *         "footer": {
                     *           "social": {
                     *             "instagram": "https://agency.example/page",
                     *             "facebook": "https://agency.example/page",
                     *             "youtube": "https://agency.example/page",
                     *             "linkedin": "https://agency.example/page",
                     *             "x": "https://agency.example/page"
                     *           },
                     *           "credit": {
                     *             "name": "Website",
                     *             "url": "https://agency.example/page"
                     *           }
                     *         }
                     *       },
                     *       "basedOn": 1,
                     *       "publishedVersion": 1,
                     *       "savedAt": "Text",
                     *       "logoUrl": "Text",
                     *       "sheetUrl": "Text",
                     *       "cssFaults": [
                     *         {
                     *           "line": 1,
                     *           "kind": "at-rule",
                     *           "subject": "News of the month"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        design: {
                            companyName: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /** @enum {string} */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            /** Format: uuid */
                            logoId: string;
                            /** @default null */
                            darkLogoId: string | null;
                            customCss: string;
                            words: {
                                en: {
                                    promise: string;
                                    promiseDetail: string;
                                    sampleLine: string;
                                    sampleScript: string;
                                    createHeading: string;
                                    firstVideoHint: string;
                                    scriptHeading: string;
                                    scriptLead: string;
                                    scriptLabel: string;
                                    scriptPlaceholder: string;
                                    titlePlaceholder: string;
                                    titleDefault: string;
                                    placeLabel: string;
                                    placeHint: string;
                                    placePlaceholder: string;
                                    searchPlaceholder: string;
                                    audiences: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                es?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                zh?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                hi?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                                fa?: {
                                    promise?: string;
                                    promiseDetail?: string;
                                    sampleLine?: string;
                                    sampleScript?: string;
                                    createHeading?: string;
                                    firstVideoHint?: string;
                                    scriptHeading?: string;
                                    scriptLead?: string;
                                    scriptLabel?: string;
                                    scriptPlaceholder?: string;
                                    titlePlaceholder?: string;
                                    titleDefault?: string;
                                    placeLabel?: string;
                                    placeHint?: string;
                                    placePlaceholder?: string;
                                    searchPlaceholder?: string;
                                    audiences?: {
                                        title: string;
                                        text: string;
                                    }[];
                                    samples?: {
                                        title: string;
                                        script: string;
                                        facts: {
                                            price?: string;
                                            bedrooms?: number;
                                            bathrooms?: number;
                                            area?: string;
                                            dates?: string;
                                            duration?: string;
                                        };
                                    }[];
                                };
                            };
                            presenters: [
                                string,
                                string,
                                string
                            ];
                            video: {
                                /** @default  */
                                openingLine: string;
                                /** @default  */
                                closingLine: string;
                                /**
                                 * @default made-with
                                 * @enum {string}
                                 */
                                onCustomerVideos: "made-with" | "nothing";
                                /**
                                 * @default customer-choice
                                 * @enum {string}
                                 */
                                aiLabel: "every-video" | "customer-choice";
                            };
                            legal: {
                                companyName: unknown;
                                address: unknown;
                                registration: unknown;
                                governingLaw: unknown;
                            };
                            /** Format: email */
                            salesEmail: string;
                            /** Format: email */
                            supportEmail: string;
                            footer: {
                                social: {
                                    /** @default null */
                                    instagram: string | null;
                                    /** @default null */
                                    facebook: string | null;
                                    /** @default null */
                                    youtube: string | null;
                                    /** @default null */
                                    linkedin: string | null;
                                    /** @default null */
                                    x: string | null;
                                };
                                /** @default null */
                                credit: {
                                    name: string;
                                    /** @default null */
                                    url: string | null;
                                } | null;
                            };
                        };
                        basedOn: number;
                        publishedVersion: number;
                        savedAt: string | null;
                        logoUrl: string;
                        sheetUrl: string | null;
                        cssFaults: {
                            line: number;
                            /** @enum {string} */
                            kind: "at-rule" | "selector" | "property" | "value" | "syntax" | "too-much";
                            subject: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-whitelabel-branding-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published versions, newest first, at most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "version": 1,
                     *         "companyName": "Agency",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "publishedAt": "Text",
                     *         "publishedBy": "Text",
                     *         "isCurrent": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        version: number;
                        companyName: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        publishedAt: string | null;
                        publishedBy: string | null;
                        isCurrent: boolean;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-branding-from-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://agency.example/hooks/videos"
                 *     }
                 */
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Reads name, logo, colours and font from a website into the draft. `found` says what was there; the link shows it for seven days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "design": {
                     *           "companyName": "Agency",
                     *           "colours": {
                     *             "primary": "#1f6feb",
                     *             "secondary": "#0e3a5c",
                     *             "accent": "#f2a33a"
                     *           },
                     *           "fontFamily": "Inter",
                     *           "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "darkLogoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "customCss": "Text",
                     *           "words": {
                     *             "en": {
                     *               "promise": "Text",
                     *               "promiseDetail": "Text",
                     *               "sampleLine": "Text",
                     *               "sampleScript": "Text",
                     *               "createHeading": "Text",
                     *               "firstVideoHint": "Text",
                     *               "scriptHeading": "Text",
                     *               "scriptLead": "Text",
                     *               "scriptLabel": "Text",
                     *               "scriptPlaceholder": "Text",
                     *               "titlePlaceholder": "Text",
                     *               "titleDefault": "Text",
                     *               "placeLabel": "Text",
                     *               "placeHint": "Text",
                     *               "placePlaceholder": "Text",
                     *               "searchPlaceholder": "Text",
                     *               "audiences": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 }
                     *               ],
                     *               "samples": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             "es": {
                     *               "promise": "Text",
                     *               "promiseDetail": "Text",
                     *               "sampleLine": "Text",
                     *               "sampleScript": "Text",
                     *               "createHeading": "Text",
                     *               "firstVideoHint": "Text",
                     *               "scriptHeading": "Text",
                     *               "scriptLead": "Text",
                     *               "scriptLabel": "Text",
                     *               "scriptPlaceholder": "Text",
                     *               "titlePlaceholder": "Text",
                     *               "titleDefault": "Text",
                     *               "placeLabel": "Text",
                     *               "placeHint": "Text",
                     *               "placePlaceholder": "Text",
                     *               "searchPlaceholder": "Text",
                     *               "audiences": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 }
                     *               ],
                     *               "samples": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             "zh": {
                     *               "promise": "Text",
                     *               "promiseDetail": "Text",
                     *               "sampleLine": "Text",
                     *               "sampleScript": "Text",
                     *               "createHeading": "Text",
                     *               "firstVideoHint": "Text",
                     *               "scriptHeading": "Text",
                     *               "scriptLead": "Text",
                     *               "scriptLabel": "Text",
                     *               "scriptPlaceholder": "Text",
                     *               "titlePlaceholder": "Text",
                     *               "titleDefault": "Text",
                     *               "placeLabel": "Text",
                     *               "placeHint": "Text",
                     *               "placePlaceholder": "Text",
                     *               "searchPlaceholder": "Text",
                     *               "audiences": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 }
                     *               ],
                     *               "samples": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             "hi": {
                     *               "promise": "Text",
                     *               "promiseDetail": "Text",
                     *               "sampleLine": "Text",
                     *               "sampleScript": "Text",
                     *               "createHeading": "Text",
                     *               "firstVideoHint": "Text",
                     *               "scriptHeading": "Text",
                     *               "scriptLead": "Text",
                     *               "scriptLabel": "Text",
                     *               "scriptPlaceholder": "Text",
                     *               "titlePlaceholder": "Text",
                     *               "titleDefault": "Text",
                     *               "placeLabel": "Text",
                     *               "placeHint": "Text",
                     *               "placePlaceholder": "Text",
                     *               "searchPlaceholder": "Text",
                     *               "audiences": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 }
                     *               ],
                     *               "samples": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             "fa": {
                     *               "promise": "Text",
                     *               "promiseDetail": "Text",
                     *               "sampleLine": "Text",
                     *               "sampleScript": "Text",
                     *               "createHeading": "Text",
                     *               "firstVideoHint": "Text",
                     *               "scriptHeading": "Text",
                     *               "scriptLead": "Text",
                     *               "scriptLabel": "Text",
                     *               "scriptPlaceholder": "Text",
                     *               "titlePlaceholder": "Text",
                     *               "titleDefault": "Text",
                     *               "placeLabel": "Text",
                     *               "placeHint": "Text",
                     *               "placePlaceholder": "Text",
                     *               "searchPlaceholder": "Text",
                     *               "audiences": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "text": "There is something new to see."
                     *                 }
                     *               ],
                     *               "samples": [
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 },
                     *                 {
                     *                   "title": "A quiet house by the water",
                     *                   "script": "Welcome to 14 Alder Lane. The garden faces the evening sun.",
                     *                   "facts": {
                     *                     "price": "Text",
                     *                     "bedrooms": 1,
                     *                     "bathrooms": 1,
                     *                     "area": "Text",
                     *                     "dates": "Text",
                     *                     "duration": "Text"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "presenters": [
                     *             "Text",
                     *             "Text",
                     *             "Text"
                     *           ],
                     *           "video": {
                     *             "openingLine": "Text",
                     *             "closingLine": "Text",
                     *             "onCustomerVideos": "made-with",
                     *             "aiLabel": "every-video"
                     *           },
                     *           "legal": {
                     *             "companyName": "Agency",
                     *             "address": "14 Alder Lane, Springfield",
                     *             "registration": "HRB 1042",
                     *             "governingLaw": "Portugal"
                     *           },
                     *           "salesEmail": "sam@agency.example",
                     *           "supportEmail": "sam@agency.example",
                     *           "footer": {
                     *             "social": {
                     *               "instagram": "https://agency.example/page",
                     *               "facebook": "https://agency.example/page",
                     *               "youtube": "https://agency.example/page",
                     *               "linkedin": "https://agency.example/page",
                     *               "x": "https://agency.example/page"
                     *             },
                     *             "credit": {
                     *               "name": "Website",
                     *               "url": "https://agency.example/page"
                     *             }
                     *           }
                     *         },
                     *         "basedOn": 1,
                     *         "publishedVersion": 1,
                     *         "savedAt": "Text",
                     *         "logoUrl": "Text",
                     *         "sheetUrl": "Text",
                     *         "cssFaults": [
                     *           {
                     *             "line": 1,
                     *             "kind": "at-rule",
                     *             "subject": "News of the month"
                     *           }
                     *         ]
                     *       },
                     *       "found": {
                     *         "name": true,
                     *         "logo": true,
                     *         "colours": true,
                     *         "font": true
                     *       },
                     *       "preview": {
                     *         "url": "https://agency.example/hooks/videos",
                     *         "expiresAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        draft: {
                            design: {
                                companyName: string;
                                colours: {
                                    primary: string;
                                    secondary: string;
                                    accent: string;
                                };
                                /** @enum {string} */
                                fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                                /** Format: uuid */
                                logoId: string;
                                /** @default null */
                                darkLogoId: string | null;
                                customCss: string;
                                words: {
                                    en: {
                                        promise: string;
                                        promiseDetail: string;
                                        sampleLine: string;
                                        sampleScript: string;
                                        createHeading: string;
                                        firstVideoHint: string;
                                        scriptHeading: string;
                                        scriptLead: string;
                                        scriptLabel: string;
                                        scriptPlaceholder: string;
                                        titlePlaceholder: string;
                                        titleDefault: string;
                                        placeLabel: string;
                                        placeHint: string;
                                        placePlaceholder: string;
                                        searchPlaceholder: string;
                                        audiences: {
                                            title: string;
                                            text: string;
                                        }[];
                                        samples?: {
                                            title: string;
                                            script: string;
                                            facts: {
                                                price?: string;
                                                bedrooms?: number;
                                                bathrooms?: number;
                                                area?: string;
                                                dates?: string;
                                                duration?: string;
                                            };
                                        }[];
                                    };
                                    es?: {
                                        promise?: string;
                                        promiseDetail?: string;
                                        sampleLine?: string;
                                        sampleScript?: string;
                                        createHeading?: string;
                                        firstVideoHint?: string;
                                        scriptHeading?: string;
                                        scriptLead?: string;
                                        scriptLabel?: string;
                                        scriptPlaceholder?: string;
                                        titlePlaceholder?: string;
                                        titleDefault?: string;
                                        placeLabel?: string;
                                        placeHint?: string;
                                        placePlaceholder?: string;
                                        searchPlaceholder?: string;
                                        audiences?: {
                                            title: string;
                                            text: string;
                                        }[];
                                        samples?: {
                                            title: string;
                                            script: string;
                                            facts: {
                                                price?: string;
                                                bedrooms?: number;
                                                bathrooms?: number;
                                                area?: string;
                                                dates?: string;
                                                duration?: string;
                                            };
                                        }[];
                                    };
                                    zh?: {
                                        promise?: string;
                                        promiseDetail?: string;
                                        sampleLine?: string;
                                        sampleScript?: string;
                                        createHeading?: string;
                                        firstVideoHint?: string;
                                        scriptHeading?: string;
                                        scriptLead?: string;
                                        scriptLabel?: string;
                                        scriptPlaceholder?: string;
                                        titlePlaceholder?: string;
                                        titleDefault?: string;
                                        placeLabel?: string;
                                        placeHint?: string;
                                        placePlaceholder?: string;
                                        searchPlaceholder?: string;
                                        audiences?: {
                                            title: string;
                                            text: string;
                                        }[];
                                        samples?: {
                                            title: string;
                                            script: string;
                                            facts: {
                                                price?: string;
                                                bedrooms?: number;
                                                bathrooms?: number;
                                                area?: string;
                                                dates?: string;
                                                duration?: string;
                                            };
                                        }[];
                                    };
                                    hi?: {
                                        promise?: string;
                                        promiseDetail?: string;
                                        sampleLine?: string;
                                        sampleScript?: string;
                                        createHeading?: string;
                                        firstVideoHint?: string;
                                        scriptHeading?: string;
                                        scriptLead?: string;
                                        scriptLabel?: string;
                                        scriptPlaceholder?: string;
                                        titlePlaceholder?: string;
                                        titleDefault?: string;
                                        placeLabel?: string;
                                        placeHint?: string;
                                        placePlaceholder?: string;
                                        searchPlaceholder?: string;
                                        audiences?: {
                                            title: string;
                                            text: string;
                                        }[];
                                        samples?: {
                                            title: string;
                                            script: string;
                                            facts: {
                                                price?: string;
                                                bedrooms?: number;
                                                bathrooms?: number;
                                                area?: string;
                                                dates?: string;
                                                duration?: string;
                                            };
                                        }[];
                                    };
                                    fa?: {
                                        promise?: string;
                                        promiseDetail?: string;
                                        sampleLine?: string;
                                        sampleScript?: string;
                                        createHeading?: string;
                                        firstVideoHint?: string;
                                        scriptHeading?: string;
                                        scriptLead?: string;
                                        scriptLabel?: string;
                                        scriptPlaceholder?: string;
                                        titlePlaceholder?: string;
                                        titleDefault?: string;
                                        placeLabel?: string;
                                        placeHint?: string;
                                        placePlaceholder?: string;
                                        searchPlaceholder?: string;
                                        audiences?: {
                                            title: string;
                                            text: string;
                                        }[];
                                        samples?: {
                                            title: string;
                                            script: string;
                                            facts: {
                                                price?: string;
                                                bedrooms?: number;
                                                bathrooms?: number;
                                                area?: string;
                                                dates?: string;
                                                duration?: string;
                                            };
                                        }[];
                                    };
                                };
                                presenters: [
                                    string,
                                    string,
                                    string
                                ];
                                video: {
                                    /** @default  */
                                    openingLine: string;
                                    /** @default  */
                                    closingLine: string;
                                    /**
                                     * @default made-with
                                     * @enum {string}
                                     */
                                    onCustomerVideos: "made-with" | "nothing";
                                    /**
                                     * @default customer-choice
                                     * @enum {string}
                                     */
                                    aiLabel: "every-video" | "customer-choice";
                                };
                                legal: {
                                    companyName: unknown;
                                    address: unknown;
                                    registration: unknown;
                                    governingLaw: unknown;
                                };
                                /** Format: email */
                                salesEmail: string;
                                /** Format: email */
                                supportEmail: string;
                                footer: {
                                    social: {
                                        /** @default null */
                                        instagram: string | null;
                                        /** @default null */
                                        facebook: string | null;
                                        /** @default null */
                                        youtube: string | null;
                                        /** @default null */
                                        linkedin: string | null;
                                        /** @default null */
                                        x: string | null;
                                    };
                                    /** @default null */
                                    credit: {
                                        name: string;
                                        /** @default null */
                                        url: string | null;
                                    } | null;
                                };
                            };
                            basedOn: number;
                            publishedVersion: number;
                            savedAt: string | null;
                            logoUrl: string;
                            sheetUrl: string | null;
                            cssFaults: {
                                line: number;
                                /** @enum {string} */
                                kind: "at-rule" | "selector" | "property" | "value" | "syntax" | "too-much";
                                subject: string;
                            }[];
                        };
                        found: {
                            name: boolean;
                            logo: boolean;
                            colours: boolean;
                            font: boolean;
                        };
                        preview: {
                            url: string;
                            expiresAt: string;
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-whitelabel-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo": "(bytes)"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    logo: string;
                };
            };
        };
        responses: {
            /** @description Uploads an SVG, PNG, JPEG, WebP or GIF of at most 1 MB as a logo, which is drawn anew. It is shown once a design names it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logoId": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "logoUrl": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        logoId: string;
                        logoUrl: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-brand-kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand kits of the person, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Website",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "phone": "+1 555 010 0199",
                     *         "email": "sam@agency.example",
                     *         "url": "https://agency.example/hooks/videos",
                     *         "social": "Text",
                     *         "closingLine": "Text",
                     *         "lowerThird": "Text",
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "logoUrl": "Text",
                     *         "isDefault": true,
                     *         "updatedAt": "Text"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        name: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /**
                         * @default Inter
                         * @enum {string}
                         */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        phone: unknown;
                        email: unknown;
                        url: unknown;
                        /** @default  */
                        social: string;
                        /** @default  */
                        closingLine: string;
                        /** @default  */
                        lowerThird: string;
                        /** Format: uuid */
                        id: string;
                        logoUrl: string | null;
                        isDefault: boolean;
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-brand-kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "colours": {
                 *         "primary": "#1f6feb",
                 *         "secondary": "#0e3a5c",
                 *         "accent": "#f2a33a"
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    colours: {
                        primary: string;
                        secondary: string;
                        accent: string;
                    };
                    /**
                     * @default Inter
                     * @enum {string}
                     */
                    fontFamily?: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                    phone?: "" | (string & (unknown & unknown));
                    email?: "" | string;
                    url?: "" | string;
                    /** @default  */
                    social?: string;
                    /** @default  */
                    closingLine?: string;
                    /** @default  */
                    lowerThird?: string;
                    /** @default false */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Creates a brand kit. The first one becomes the default. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Website",
                     *       "colours": {
                     *         "primary": "#1f6feb",
                     *         "secondary": "#0e3a5c",
                     *         "accent": "#f2a33a"
                     *       },
                     *       "fontFamily": "Inter",
                     *       "phone": "+1 555 010 0199",
                     *       "email": "sam@agency.example",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "social": "Text",
                     *       "closingLine": "Text",
                     *       "lowerThird": "Text",
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "logoUrl": "Text",
                     *       "isDefault": true,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /**
                         * @default Inter
                         * @enum {string}
                         */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        phone: unknown;
                        email: unknown;
                        url: unknown;
                        /** @default  */
                        social: string;
                        /** @default  */
                        closingLine: string;
                        /** @default  */
                        lowerThird: string;
                        /** Format: uuid */
                        id: string;
                        logoUrl: string | null;
                        isDefault: boolean;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-brand-kits-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "colours": {
                 *         "primary": "#1f6feb",
                 *         "secondary": "#0e3a5c",
                 *         "accent": "#f2a33a"
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    colours: {
                        primary: string;
                        secondary: string;
                        accent: string;
                    };
                    /**
                     * @default Inter
                     * @enum {string}
                     */
                    fontFamily?: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                    phone?: "" | (string & (unknown & unknown));
                    email?: "" | string;
                    url?: "" | string;
                    /** @default  */
                    social?: string;
                    /** @default  */
                    closingLine?: string;
                    /** @default  */
                    lowerThird?: string;
                    /** @default false */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Changes a brand kit. Its logo stays; finished videos change when they are re-branded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Website",
                     *       "colours": {
                     *         "primary": "#1f6feb",
                     *         "secondary": "#0e3a5c",
                     *         "accent": "#f2a33a"
                     *       },
                     *       "fontFamily": "Inter",
                     *       "phone": "+1 555 010 0199",
                     *       "email": "sam@agency.example",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "social": "Text",
                     *       "closingLine": "Text",
                     *       "lowerThird": "Text",
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "logoUrl": "Text",
                     *       "isDefault": true,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /**
                         * @default Inter
                         * @enum {string}
                         */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        phone: unknown;
                        email: unknown;
                        url: unknown;
                        /** @default  */
                        social: string;
                        /** @default  */
                        closingLine: string;
                        /** @default  */
                        lowerThird: string;
                        /** Format: uuid */
                        id: string;
                        logoUrl: string | null;
                        isDefault: boolean;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-brand-kits-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a brand kit. Videos keep what they were drawn with; the oldest other kit becomes the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-brand-kits-id-logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo": "(bytes)"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    logo: string;
                };
            };
        };
        responses: {
            /** @description Sets the logo: an SVG, PNG, JPEG, WebP or GIF of at most 1 MB, which is drawn anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Website",
                     *       "colours": {
                     *         "primary": "#1f6feb",
                     *         "secondary": "#0e3a5c",
                     *         "accent": "#f2a33a"
                     *       },
                     *       "fontFamily": "Inter",
                     *       "phone": "+1 555 010 0199",
                     *       "email": "sam@agency.example",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "social": "Text",
                     *       "closingLine": "Text",
                     *       "lowerThird": "Text",
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "logoUrl": "Text",
                     *       "isDefault": true,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /**
                         * @default Inter
                         * @enum {string}
                         */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        phone: unknown;
                        email: unknown;
                        url: unknown;
                        /** @default  */
                        social: string;
                        /** @default  */
                        closingLine: string;
                        /** @default  */
                        lowerThird: string;
                        /** Format: uuid */
                        id: string;
                        logoUrl: string | null;
                        isDefault: boolean;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-brand-kits-id-logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the logo: the name is shown in its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Website",
                     *       "colours": {
                     *         "primary": "#1f6feb",
                     *         "secondary": "#0e3a5c",
                     *         "accent": "#f2a33a"
                     *       },
                     *       "fontFamily": "Inter",
                     *       "phone": "+1 555 010 0199",
                     *       "email": "sam@agency.example",
                     *       "url": "https://agency.example/hooks/videos",
                     *       "social": "Text",
                     *       "closingLine": "Text",
                     *       "lowerThird": "Text",
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "logoUrl": "Text",
                     *       "isDefault": true,
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        colours: {
                            primary: string;
                            secondary: string;
                            accent: string;
                        };
                        /**
                         * @default Inter
                         * @enum {string}
                         */
                        fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                        phone: unknown;
                        email: unknown;
                        url: unknown;
                        /** @default  */
                        social: string;
                        /** @default  */
                        closingLine: string;
                        /** @default  */
                        lowerThird: string;
                        /** Format: uuid */
                        id: string;
                        logoUrl: string | null;
                        isDefault: boolean;
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-brand-kits-from-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://agency.example/hooks/videos"
                 *     }
                 */
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Creates a brand kit from a website: name, logo, colours and font. `found` says what was there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kit": {
                     *         "name": "Website",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "phone": "+1 555 010 0199",
                     *         "email": "sam@agency.example",
                     *         "url": "https://agency.example/hooks/videos",
                     *         "social": "Text",
                     *         "closingLine": "Text",
                     *         "lowerThird": "Text",
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "logoUrl": "Text",
                     *         "isDefault": true,
                     *         "updatedAt": "Text"
                     *       },
                     *       "found": {
                     *         "name": true,
                     *         "logo": true,
                     *         "colours": true,
                     *         "font": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        kit: {
                            name: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /**
                             * @default Inter
                             * @enum {string}
                             */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            phone: unknown;
                            email: unknown;
                            url: unknown;
                            /** @default  */
                            social: string;
                            /** @default  */
                            closingLine: string;
                            /** @default  */
                            lowerThird: string;
                            /** Format: uuid */
                            id: string;
                            logoUrl: string | null;
                            isDefault: boolean;
                            updatedAt: string;
                        };
                        found: {
                            name: boolean;
                            logo: boolean;
                            colours: boolean;
                            font: boolean;
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-brand-kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default brand kit of the person; null where they have none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kit": {
                     *         "name": "Website",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "phone": "+1 555 010 0199",
                     *         "email": "sam@agency.example",
                     *         "url": "https://agency.example/hooks/videos",
                     *         "social": "Text",
                     *         "closingLine": "Text",
                     *         "lowerThird": "Text",
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "logoUrl": "Text",
                     *         "isDefault": true,
                     *         "updatedAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        kit: {
                            name: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /**
                             * @default Inter
                             * @enum {string}
                             */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            phone: unknown;
                            email: unknown;
                            url: unknown;
                            /** @default  */
                            social: string;
                            /** @default  */
                            closingLine: string;
                            /** @default  */
                            lowerThird: string;
                            /** Format: uuid */
                            id: string;
                            logoUrl: string | null;
                            isDefault: boolean;
                            updatedAt: string;
                        } | null;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-brand-kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "colours": {
                 *         "primary": "#1f6feb",
                 *         "secondary": "#0e3a5c",
                 *         "accent": "#f2a33a"
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    colours: {
                        primary: string;
                        secondary: string;
                        accent: string;
                    };
                    /**
                     * @default Inter
                     * @enum {string}
                     */
                    fontFamily?: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                    phone?: "" | (string & (unknown & unknown));
                    email?: "" | string;
                    url?: "" | string;
                    /** @default  */
                    social?: string;
                    /** @default  */
                    closingLine?: string;
                    /** @default  */
                    lowerThird?: string;
                };
            };
        };
        responses: {
            /** @description Changes the default brand kit, or creates it where the person has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kit": {
                     *         "name": "Website",
                     *         "colours": {
                     *           "primary": "#1f6feb",
                     *           "secondary": "#0e3a5c",
                     *           "accent": "#f2a33a"
                     *         },
                     *         "fontFamily": "Inter",
                     *         "phone": "+1 555 010 0199",
                     *         "email": "sam@agency.example",
                     *         "url": "https://agency.example/hooks/videos",
                     *         "social": "Text",
                     *         "closingLine": "Text",
                     *         "lowerThird": "Text",
                     *         "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *         "logoUrl": "Text",
                     *         "isDefault": true,
                     *         "updatedAt": "Text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        kit: {
                            name: string;
                            colours: {
                                primary: string;
                                secondary: string;
                                accent: string;
                            };
                            /**
                             * @default Inter
                             * @enum {string}
                             */
                            fontFamily: "Inter" | "Roboto" | "Open Sans" | "Lato" | "Source Sans Pro";
                            phone: unknown;
                            email: unknown;
                            url: unknown;
                            /** @default  */
                            social: string;
                            /** @default  */
                            closingLine: string;
                            /** @default  */
                            lowerThird: string;
                            /** Format: uuid */
                            id: string;
                            logoUrl: string | null;
                            isDefault: boolean;
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-api-glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s glossary, and that of the site, which applies to terms that the person’s does not have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "term": "Text",
                     *           "language": "en",
                     *           "spoken": "Text",
                     *           "isKept": true,
                     *           "translations": {},
                     *           "updatedAt": "Text"
                     *         }
                     *       ],
                     *       "siteEntries": [
                     *         {
                     *           "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *           "term": "Text",
                     *           "language": "en",
                     *           "spoken": "Text",
                     *           "isKept": true,
                     *           "translations": {},
                     *           "updatedAt": "Text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        entries: {
                            /** Format: uuid */
                            id: string;
                            term: string;
                            language: ("en" | "es" | "zh" | "hi" | "fa") | null;
                            spoken: string;
                            isKept: boolean;
                            translations: {
                                [key: string]: string;
                            };
                            updatedAt: string;
                        }[];
                        siteEntries: {
                            /** Format: uuid */
                            id: string;
                            term: string;
                            language: ("en" | "es" | "zh" | "hi" | "fa") | null;
                            spoken: string;
                            isKept: boolean;
                            translations: {
                                [key: string]: string;
                            };
                            updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-api-glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "term": "Tsvoelf",
                 *       "language": "en",
                 *       "spoken": "tsvelf",
                 *       "isKept": true,
                 *       "translations": {}
                 *     }
                 */
                "application/json": {
                    term: string & (unknown & unknown);
                    /** @default null */
                    language?: ("en" | "es" | "zh" | "hi" | "fa") | null;
                    /** @default  */
                    spoken?: string;
                    /** @default false */
                    isKept?: boolean;
                    /** @default {} */
                    translations?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Adds a term to the person’s glossary. Existing videos do not change. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "term": "Text",
                     *       "language": "en",
                     *       "spoken": "Text",
                     *       "isKept": true,
                     *       "translations": {},
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        term: string;
                        language: ("en" | "es" | "zh" | "hi" | "fa") | null;
                        spoken: string;
                        isKept: boolean;
                        translations: {
                            [key: string]: string;
                        };
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-api-glossary-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "term": "Tsvoelf",
                 *       "language": "en",
                 *       "spoken": "tsvelf",
                 *       "isKept": true,
                 *       "translations": {}
                 *     }
                 */
                "application/json": {
                    term: string & (unknown & unknown);
                    /** @default null */
                    language?: ("en" | "es" | "zh" | "hi" | "fa") | null;
                    /** @default  */
                    spoken?: string;
                    /** @default false */
                    isKept?: boolean;
                    /** @default {} */
                    translations?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Changes a term of the person's glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74",
                     *       "term": "Text",
                     *       "language": "en",
                     *       "spoken": "Text",
                     *       "isKept": true,
                     *       "translations": {},
                     *       "updatedAt": "Text"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        term: string;
                        language: ("en" | "es" | "zh" | "hi" | "fa") | null;
                        spoken: string;
                        isKept: boolean;
                        translations: {
                            [key: string]: string;
                        };
                        updatedAt: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-api-glossary-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a term of the person's glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        ok: true;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
