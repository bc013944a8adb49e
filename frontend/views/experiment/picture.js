/* A picture of a study, drawn. */
import { html } from '../../vendor/lit-html.js';
import { picture_address } from '../../model/study.js';

/** The picture with its text for those who do not see it. */
export const shown_picture = (id, alt) => html`<img class="study-picture" src=${picture_address(id)} alt=${alt}>`;
