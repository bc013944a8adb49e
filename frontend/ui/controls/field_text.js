/* What was typed into a form. */

/**
 * The text of a field, without blanks at its ends; '' where the form has none of that name.
 * @param {FormData} values
 * @param {string} name
 */
export const field_text = (values, name) => String(values.get(name) ?? '').trim();
